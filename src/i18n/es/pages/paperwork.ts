import type { paperwork as English } from '#i18n/en/pages/paperwork.ts'
import { assistant } from '#operator.json'

export const paperwork: typeof English = {
  forms: {
    title: 'Ayuda con los formularios',
    lead: `Pregúntele a ${assistant} dónde está el formulario de un programa y qué papeles pide. Abajo hay una lista de papeles que conviene tener listos.`,
    note: 'Nunca pague por hacer la solicitud. Si alguien le pide dinero, deténgase y llame al programa.',
    points: {
      you: {
        title: '1. Sus datos',
        text: 'Su nombre, su dirección y quién vive con usted. Use el nombre de su identificación.',
      },
      doctor: {
        title: '2. La parte del médico',
        text: 'Lleve o mande el formulario al consultorio. Ahí escriben la medicina y firman.',
      },
      income: {
        title: '3. Sus ingresos',
        text: 'Agregue una copia de un talón de pago, de sus impuestos o de una carta de beneficios. Guarde el original.',
      },
      send: {
        title: '4. Firme y mande',
        text: 'Firme, ponga la fecha y guarde una copia. Después llame para preguntar si llegó.',
      },
    },
    partsTitle: 'Las cuatro partes de casi todos los formularios',
    checklist: {
      title: 'Papeles que conviene tener listos',
      lead: 'Abra la lista de lo que va a solicitar. Marque lo que ya tiene. El formulario del programa dice lo que de verdad pide.',
      progress: '{{done}} de {{all}} listos',
      print: 'Imprimir esta lista',
      clear: 'Quitar las marcas',
      kept: 'Sus marcas quedan en este navegador hasta que lo cierre. Nosotros no las recibimos.',
      noScript: 'JavaScript está apagado: sus marcas se pierden al salir de esta página. Imprímala para guardarlas.',
      listed: {
        income_one: '{{count}} de los {{all}} de nuestra lista tiene una regla de ingresos.',
        income_other: '{{count}} de los {{all}} de nuestra lista tienen una regla de ingresos.',
        insurance_one: '{{count}} de los {{all}} de nuestra lista no acepta a personas con ciertos seguros.',
        insurance_other: '{{count}} de los {{all}} de nuestra lista no aceptan a personas con ciertos seguros.',
        residency_one: '{{count}} de los {{all}} de nuestra lista dice dónde debe vivir usted.',
        residency_other: '{{count}} de los {{all}} de nuestra lista dicen dónde debe vivir usted.',
        prescription_one: '{{count}} de los {{all}} de nuestra lista necesita una receta.',
        prescription_other: '{{count}} de los {{all}} de nuestra lista necesitan una receta.',
      },
      lists: {
        free: {
          title: 'Medicina gratis de un fabricante',
          papers: {
            prescription: 'Su receta, o el frasco con el nombre y la dosis.',
            doctor: 'El nombre, el teléfono y el fax de su médico. El médico firma casi todos los formularios.',
            income:
              'Lo que gana su hogar: un talón de pago, una declaración de impuestos o una carta de beneficios. Una copia, no el original.',
            insurance: 'Sus tarjetas de seguro, por los dos lados. Si no tiene seguro, dígalo en el formulario.',
            residency: 'Un recibo o una carta con su nombre y dirección.',
            household: 'Cuántas personas viven de sus ingresos.',
            denial: 'Si su plan dijo que no a la medicina: la carta del plan.',
          },
        },
        copay: {
          title: 'Una tarjeta de copago',
          papers: {
            prescription: 'Su receta de la medicina de marca.',
            insurance:
              'Su tarjeta de seguro privado. Por ley, estas tarjetas no son para Medicare, Medicaid, VA ni TRICARE.',
            age: 'Su fecha de nacimiento. Algunas tarjetas son solo para adultos.',
            contact: 'Un correo electrónico o un teléfono, para recibir la tarjeta.',
          },
        },
        government: {
          title: 'Ayuda del gobierno',
          papers: {
            id: 'Una identificación con su nombre.',
            number:
              'Su número de Seguro Social, si tiene uno. Delo solo en el formulario oficial, o por teléfono a la misma oficina.',
            insurance: 'Su tarjeta de Medicare o Medicaid, si tiene una.',
            income: 'Lo que gana su hogar: talones de pago, declaración de impuestos, cartas del Seguro Social.',
            savings: 'Lo que tiene ahorrado: papeles del banco. Algunos programas los piden.',
            residency: 'Un recibo o una carta que muestra dónde vive.',
            household: 'Quién vive con usted, con sus fechas de nacimiento.',
          },
        },
        charity: {
          title: 'Un fondo de beneficencia',
          papers: {
            diagnosis: 'El nombre de su enfermedad. Casi todos los fondos son para una sola enfermedad.',
            prescription: 'Su receta, y el nombre y el teléfono de su médico.',
            insurance: 'Sus tarjetas de seguro, por los dos lados. Muchos fondos ayudan solo a personas con seguro.',
            income: 'Lo que gana su hogar: un talón de pago, una declaración de impuestos o una carta de beneficios.',
            bills: 'Lo que pagó o debe por la medicina: recibos o cuentas.',
            residency: 'Un recibo o una carta con su nombre y dirección.',
          },
        },
        local: {
          title: 'Ayuda local: comida, renta, transporte',
          papers: {
            id: 'Una identificación, si tiene una. Algunos lugares no piden ninguna.',
            residency: 'Un recibo o una carta que muestra su código postal.',
            household: 'Cuántas personas viven con usted.',
            income: 'Un talón de pago o una carta de beneficios. Algunos no piden nada.',
            notice: 'La cuenta o el aviso que le preocupa, como un aviso de corte de luz o de desalojo.',
          },
        },
      },
    },
  },
}
