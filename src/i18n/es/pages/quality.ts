import type { quality as English } from '#i18n/en/pages/quality.ts'
import { assistant, brand } from '#operator.json'

export const quality: typeof English = {
  accessibility: {
    title: 'Accesibilidad',
    lead: `${brand} está hecho para ojos, manos y teléfonos de todo tipo. Seguimos las reglas que se llaman WCAG 2.2, nivel AA. Esta página dice qué probamos y qué no.`,
    points: {
      axe: {
        title: 'Cada página, con un programa',
        text: 'Un programa que se llama axe mira cada página en español y en inglés. La mira en un teléfono y en un escritorio, con colores claros y oscuros. Corre con cada cambio. Una página con una falla no se publica.',
      },
      small: {
        title: 'Pantallas chicas y letra grande',
        text: 'Cada página se abre con un ancho de 320, 390, 768 y 1280 píxeles, y con la letra al 200%. Nada puede salirse hacia los lados ni quedar cortado.',
      },
      keys: {
        title: 'El teclado',
        text: 'En cada página, la tecla Tab llega a todo lo que se puede usar, una vez y en orden. Usamos las búsquedas, las ventanas, las pestañas, la revisión y el chat solo con las teclas. Lo que tiene el foco debe verse y llevar un borde claro. El primer Tab salta al contenido.',
      },
      motion: {
        title: 'Menos movimiento',
        text: `Si su aparato pide menos movimiento, nada se desliza y las respuestas de ${assistant} salen completas.`,
      },
      names: {
        title: 'Nombres para lectores de pantalla',
        text: 'Cada prueba busca los botones y los campos por el nombre que dice un lector de pantalla. Cada página tiene un solo título principal y dice su idioma.',
      },
      words: {
        title: 'Palabras claras',
        text: 'Una prueba mide todas nuestras palabras: casi todo el inglés es de sexto grado, y el español es fácil en la escala INFLESZ.',
      },
      noScript: {
        title: 'Sin JavaScript',
        text: 'Las páginas se abren y se pueden leer. Los formularios y el chat lo necesitan, y lo dicen.',
      },
    },
    missing: {
      title: 'Lo que todavía no hicimos',
      people:
        'Ninguna persona que usa un lector de pantalla cada día ha probado todavía este sitio para nosotros. Hablamos de NVDA, VoiceOver y TalkBack.',
      browsers: 'Las pruebas corren en Chromium. Safari y Firefox no son parte de ellas.',
      spanish:
        'Una persona de habla nativa todavía no ha leído todo el español. Los datos que nadie ha leído lo dicen.',
      others:
        'Los formularios y las páginas de los programas no son nuestros. Algunos son difíciles de usar. Pida al programa que le ayude por teléfono.',
    },
    tell: {
      title: '¿Algo no le funciona?',
      text: 'Díganos qué quiso hacer, en qué página y con qué teléfono o programa. Lo leemos y buscamos cómo arreglarlo.',
      button: 'Escríbanos',
      date: 'Escrito en {{date}}, con las pruebas de ese mes.',
    },
  },
  dataSources: {
    title: 'Fuentes de datos',
    lead: 'Cada dato de este sitio viene de una página que escribió otra persona. Aquí ve cuántos hay, qué tan buenos son y de cuándo son.',
    points: {
      medicines: {
        title: 'Nombres de medicinas',
        text: '{{medicines}} nombres, comparados con listas de la Administración de Alimentos y Medicamentos de Estados Unidos (FDA). Dominio público.',
      },
      guideline: {
        title: 'Límites de ingresos',
        text: 'La guía federal de pobreza de {{year}}, del Departamento de Salud y Servicios Humanos de Estados Unidos, vigente desde el {{effective}}. Dominio público. Guardamos los límites como porcentaje de ella y calculamos los dólares.',
      },
      zip: {
        title: 'Códigos postales',
        text: 'Los centros de {{zipCodes}} códigos postales vienen de la Oficina del Censo de Estados Unidos (2021), dominio público. Los nombres de los lugares vienen de GeoNames, geonames.org, con la licencia CC BY 4.0. Los condados vienen del Departamento de Vivienda de Estados Unidos (2020), dominio público. Los unimos y dejamos seis columnas.',
      },
      records: {
        title: 'Programas, ayuda local, ofertas y respuestas',
        text: 'Los escribió este proyecto a partir de páginas públicas. Cada registro nombra sus páginas en el sitio, y cada tarjeta también.',
      },
      font: {
        title: 'Letras e iconos',
        text: 'Atkinson Hyperlegible Next, licencia SIL Open Font 1.1. Los iconos son de Lucide, licencia ISC. Los dos se pueden usar gratis.',
      },
      code: {
        title: 'El sitio mismo',
        text: 'Su programa tiene la licencia MIT. El archivo NOTICE que viene con él tiene todos los créditos.',
      },
    },
    table: {
      title: 'Qué tan firmes son nuestros datos',
      lead: 'Contados en esta misma lista. Lo que ninguna persona ha revisado lo dice en su tarjeta.',
      primary: 'Página propia',
      secondary: 'Otra página',
      listOnly: 'Solo una lista',
      newest: 'De {{year}}',
      older: 'Más viejos',
      unknown: 'Sin fecha',
      checked: 'Revisados por nosotros',
      programs: 'Programas',
      services: 'Ayuda local',
      vendors: 'Ofertas',
      knowledge: 'Preguntas y respuestas',
    },
    terms: {
      own: 'Página propia: la página de quienes dan la ayuda. Es lo mejor.',
      other: 'Otra página: una página de alguien más que lo dice.',
      list: 'Solo una lista: una lista pública que nombra a otros. Pregunte antes de contar con eso.',
      dated: 'La fecha es la más nueva que muestra una fuente. Muchas páginas no muestran ninguna.',
      checked: 'Revisados por nosotros: una persona abrió la página o llamó, y lo firmó.',
      spanish: 'Español leído por una persona de habla nativa: {{count}} de {{all}} registros. Los demás lo dicen.',
    },
  },
}
