import type { chatTalk as English } from '#i18n/en/chat/chat-talk.ts'
import { assistant, brand } from '#operator.json'

export const chatTalk: typeof English = {
  local: {
    near_one: 'Encontré {{count}} servicio para quienes viven cerca de {{place}}. Llame antes de ir.',
    near_other: 'Encontré {{count}} servicios para quienes viven cerca de {{place}}. Llame antes de ir.',
    in_one: 'Encontré {{count}} servicio para quienes viven en {{place}}. Llame antes de ir.',
    in_other: 'Encontré {{count}} servicios para quienes viven en {{place}}. Llame antes de ir.',
    best: 'Estos son los que mejor coinciden:',
    next: 'Aquí hay más:',
    nothingLocal:
      'Todavía no conozco un grupo local para esto cerca de {{place}}. Estos ayudan en todo su estado o en todo el país:',
    nothingLocalIn:
      'Todavía no conozco un grupo local para esto en {{place}}. Estos ayudan en todo el estado o en todo el país:',
    everywhere: 'Estos pueden ayudar en todo el país:',
    none: 'No encontré nada para esto en nuestra lista.',
    noneNear: 'No encontré nada para esto en nuestra lista cerca de {{place}}.',
    noMore: 'Eso es todo lo que tengo sobre esto.',
    noCar: '¿Sin carro? Pregunte a cada uno si lleva a su casa, o si otra persona puede recoger por usted.',
    person:
      '¿Quiere hablar con una persona? Llame al {{phone}} para ayuda local. Diga su código postal y lo que necesita.',
    askPlace: '¿Dónde vive? Dígame su código postal o su ciudad. Así busco cerca de usted.',
    unknownPlace: 'No sé con seguridad qué lugar es. Por favor, dígame un código postal, o una ciudad y su estado.',
    askNeed: '¿Qué tipo de ayuda necesita?',
    askNeedNear: '¿Qué tipo de ayuda necesita cerca de {{place}}?',
    all_one: 'Verlo en su página',
    all_other: 'Ver los {{count}}',
    more: 'Muéstreme más',
    needs: {
      food: 'Necesito comida',
      rent: 'Necesito ayuda con la renta',
      ride: 'Necesito transporte al médico',
      lawyer: 'Necesito un abogado',
    },
  },
  deals: {
    found_one: 'Encontré {{count}} oferta que coincide:',
    found_other: 'Encontré {{count}} ofertas que coinciden:',
    best: 'Encontré {{count}} ofertas. Estas son las que mejor coinciden:',
    none: 'No conozco una oferta así. Conozco, por ejemplo, ofertas de estos tipos:',
    kinds: '¿Qué tipo de oferta quiere? Conozco, por ejemplo, estas:',
    all: 'Ver todas las ofertas',
    ask: 'Muéstreme ofertas: {{programme}}',
  },
  emergency: {
    medical: 'Puede ser una emergencia. Llame ya:',
    poison: 'Llame ya a Control de Envenenamiento:',
    suicide: 'Llame o escriba ya a la línea de suicidio y crisis:',
    abuse: 'Llame a la línea de violencia doméstica:',
    danger: '¿Hay peligro ahora mismo? Llame:',
    care: {
      medical: 'Por favor, no espere. Soy un programa de computadora, y una persona por teléfono puede ayudarle ahora.',
      poison: 'Hizo bien en decirlo. Le dicen paso a paso qué hacer, de día y de noche, gratis.',
      suicide: 'Qué bueno que me lo dijo. Ahí alguien le escucha, de día y de noche, gratis y en privado.',
      abuse: 'Esto no es su culpa. Ahí alguien le escucha, de día y de noche, gratis y en privado.',
    },
    ask: {
      medical: '¿Hay alguien con usted que pueda llamar?',
      poison: '¿Tiene a la mano el frasco o el paquete?',
      suicide: '¿Hay alguien con usted ahora mismo?',
      abuse: '¿Está en un lugar seguro ahora mismo?',
    },
    // Where a call would be heard, or is too much.
    write: {
      suicide: 'Puede escribir al {{listens}}: nadie lo oye. En español, escriba AYUDA. Si hay peligro: {{helps}}.',
      abuse: 'Envíe START por texto al {{texts}}: nadie lo oye.',
      later:
        'Alguien contesta a cualquier hora. Cuando nadie le oiga: {{listens}}. Si hay peligro ahora mismo: {{helps}}. Después borre los textos y, aquí, toque “Borrar esta conversación”.',
    },
    // What is asked of the help that is named, as their records say.
    asked: {
      voiceless:
        'Si no puede oír o hablar por teléfono, mande un texto al 911. Funciona en algunos lugares; donde no, le devuelven un mensaje. Entonces use su TTY o servicio de retransmisión, o pida a quien esté cerca que llame.',
      spanish: {
        suicide: 'Sí, hablan español: marque 2, o envíe AYUDA por texto al {{texts}}.',
        poison: 'Hay intérpretes: diga “Spanish, please”.',
        others: 'Diga “Spanish, please” cuando contesten.',
      },
      erase:
        'Toque dos veces “Borrar esta conversación” para borrarla. Su navegador aún puede mostrar esta página: borre también su historial.',
      private: 'Es gratis y privado. Puede decirles primero lo que le preocupa.',
      drive: 'Por favor, no maneje ahora. Llame al {{helps}} y pregunte ahí: le dicen qué hacer.',
      means: 'Si puede, pida a alguien que guarde las pastillas o el arma, o vaya adonde no estén.',
      company: 'Sí, por favor pídale que venga y se quede con usted. En el {{listens}} le escuchan hasta que llegue.',
    },
    // Said by turns where the same danger goes on.
    still: {
      suicide: {
        first:
          'Una persona ahí puede hacer más que yo, por teléfono o por texto. Quédese con ella el tiempo que necesite.',
        second: 'Por favor, llame o escriba primero y dígales lo que me dice a mí. Después aquí sigo.',
      },
      first:
        'Yo no puedo ver ni oír lo que pasa ahí, y allí una persona puede ayudarle ahora mismo. Por favor, llame o pida a alguien cerca que llame.',
      second: 'Por favor, llame primero y pregunte allí lo que me pregunta a mí. Después aquí sigo.',
    },
  },
  advice: {
    dose: 'Cuánto tomar, y cuándo, es una pregunta para su médico o farmacéutico. Yo no puedo decirlo con seguridad.',
    same: '**{{first}}** y **{{second}}** tienen la misma medicina: {{of}}.',
    notSame: '**{{first}}** y **{{second}}** no son la misma medicina: una es {{of}}, la otra {{ofOther}}.',
    similar: '**{{first}}** y **{{second}}** son {{of}}. Los biosimilares son muy parecidos, pero no idénticos.',
    stop: 'Por favor, hable con su médico o farmacéutico antes de dejar o saltarse una medicina. No puedo decir si es seguro.',
    switch:
      'Solo su médico o farmacéutico puede decir si otra medicina es buena para usted. Por favor, pregunte antes de cambiar algo.',
    symptoms:
      'No puedo decir cuál es la causa. Por favor, llame a su médico, a una enfermera o a una clínica y diga cómo se siente.',
    // To who feels bad without a medicine.
    without:
      'Lo siento. Por favor, llame hoy a su médico o a una clínica. Diga cuánto tiempo lleva sin {{drug}} y cómo se siente.',
    mixing:
      'Si es seguro tomar dos cosas juntas es una pregunta para su farmacéutico o médico. Pregunte antes de mezclarlas.',
    side_effects:
      'Por favor, diga a su médico o farmacéutico cómo le hace sentir la medicina. No puedo decir qué hacer con eso.',
    other: 'Esa es una pregunta para su médico o farmacéutico. No soy médico, y adivinar podría hacerle daño.',
    number: 'El número de la farmacia está en el frasco.',
    danger: '¿Le cuesta respirar o se le hincha la cara? Llame ya al {{phone}}.',
    tooMuch: '¿Alguien tomó demasiado? Llame ya a Control de Envenenamiento: {{phone}}.',
    offer: 'Lo que sí puedo hacer: ayudarle a pagar su medicina.',
    offerFor: 'Lo que sí puedo hacer: ayudarle a pagar **{{drug}}**.',
    noMoney: '¿Es por el precio? Dígaselo a su médico. Y yo puedo buscar ayuda para pagar.',
    noMoneyFor: '¿Es por el precio? Dígaselo a su médico. Y yo puedo buscar ayuda para pagar **{{drug}}**.',
    help: 'Ayuda para pagar {{drug}}',
    copay: 'Tarjeta de copago para {{drug}}',
    cantPay: 'No puedo pagar mi medicina',
  },
  personal: {
    said: 'Quité {{kinds}} y no lo guardé. Puede que no note todo. Por favor, no comparta esas cosas aquí.',
    note: 'Quité {{kinds}} y no lo guardé. Puede que no note todo, así que por favor no comparta esas cosas aquí.',
    kinds: {
      name: 'un nombre',
      birthday: 'el día de nacimiento',
      address: 'una dirección',
      mail: 'un correo electrónico',
      phone: 'un número de teléfono',
      number: 'un número de identidad o de tarjeta',
    },
  },
  injection: 'Solo puedo decir lo que está en nuestros registros, y a eso me atengo.',
  offer: 'Puedo ayudarle a pagar sus medicinas y a encontrar ayuda cerca de usted. ¿Qué necesita?',
  offTopic:
    'Quisiera ayudarle con eso, pero solo sé de dos cosas: cómo pagar menos por las medicinas, y la ayuda cerca de usted. ¿Qué necesita?',
  // Antes de todo lo demás, a quien cuenta algo duro.
  hardship: {
    loss: 'Siento mucho su pérdida.',
    illness: 'Lo siento. Es una noticia muy dura.',
    overdose: 'Lo siento. Debe de haber sido muy duro.',
  },
  notToday: 'No tiene que hacerlo todo hoy.',
  care: 'Lo siento. Esto es difícil, y no debería serlo. No tiene que hacerlo todo hoy.',
  careAsk: 'Veamos primero una medicina. ¿Cuál le preocupa más?',
  afterDanger: {
    abuse:
      'Qué bueno que me lo dice. Si no se siente a salvo, llame al {{listens}}, de día o de noche. Si hay peligro, llame al {{helps}}. Aquí sigo. ¿En qué le ayudo?',
    suicide:
      'Qué bueno que me lo dice. Quédese con quien le ayuda. Si vuelve a pesarle, llame o escriba al {{listens}}, de día o de noche. Si hay peligro, llame al {{helps}}. Aquí sigo. ¿En qué le ayudo?',
    medical:
      'Qué bueno que me lo dice. Haga lo que le digan. Si la ayuda viene en camino, no se separen hasta que llegue. Si empeora, llame al {{helps}}. Cuando quiera, busco ayuda para las cuentas y las medicinas.',
    none: 'Qué bueno, gracias por decírmelo. No era una emergencia. ¿En qué le ayudo?',
  },
  alsoNeeded: 'Después pídame también **{{need}}**.',
  nearMe: '{{need}} cerca de mí',
  noted: 'Usted me dijo: {{facts}}.',
  notedOf: 'Sobre {{who}}, usted me dijo: {{facts}}.',
  who: {
    writer: 'usted',
    other: 'la otra persona',
    mother: 'su mamá',
    father: 'su papá',
    mother_in_law: 'su suegra',
    father_in_law: 'su suegro',
    grandmother: 'su abuela',
    grandfather: 'su abuelo',
    granddaughter: 'su nieta',
    grandson: 'su nieto',
    wife: 'su esposa',
    husband: 'su esposo',
    girlfriend: 'su novia',
    boyfriend: 'su novio',
    partner: 'su pareja',
    daughter: 'su hija',
    son: 'su hijo',
    child: 'su niño o niña',
    sister: 'su hermana',
    brother: 'su hermano',
    aunt: 'su tía',
    uncle: 'su tío',
    niece: 'su sobrina',
    nephew: 'su sobrino',
    cousin: 'su primo o prima',
    friend: 'su amigo o amiga',
    neighbor: 'su vecino o vecina',
  },
  tried: 'Ya probó {{names}}, así que busco más.',
  notTried: 'Todavía no he probado {{name}}',
  askWhy: '¿Le dijeron que no? Pregunte por qué: puede ser solo un papel que falta.',
  sayIfWrong: 'Si algo está mal, dígamelo.',
  change: 'Cambiar',
  lost: 'No pude leer lo que usted nos dijo antes, así que ya no está. Por favor, dígamelo de nuevo.',
  mayBeDanger: {
    medical: 'Primero: ¿hay alguien en peligro o muy enfermo ahora mismo? Entonces llame al {{helps}}.',
    poison:
      'Primero: ¿alguien tragó algo que no debía, o tomó demasiado? Llame ya a Control de Envenenamiento: {{advises}}. ¿Está muy mal? Llame al {{helps}}.',
    abuse:
      'Primero: ¿alguien le hace daño o le da miedo? Llame al {{shelters}}, de día o de noche. Si hay peligro, llame al {{helps}}.',
    suicide:
      'Primero: si ya no puede más y piensa en morir, llame o escriba al {{listens}}, de día o de noche. Si hay peligro, llame al {{helps}}.',
  },
  slightDanger: {
    medical: '¿Hay alguien en peligro o muy enfermo ahora mismo? Llame al {{helps}}.',
    poison:
      '¿Alguien tragó algo que no debía, o tomó demasiado? Llame ya a Control de Envenenamiento: {{advises}}. ¿Está muy mal? Llame al {{helps}}.',
    abuse:
      '¿Alguien le hace daño o le da miedo? Llame al {{shelters}}, de día o de noche. Si hay peligro, llame al {{helps}}.',
    suicide:
      '¿Ya no puede más y piensa en morir? Llame o escriba al {{listens}}, de día o de noche. Si hay peligro, llame al {{helps}}.',
  },
  yesDanger: 'Sí, es una emergencia',
  inDanger: '¿Hay alguien en peligro o muy enfermo? Llame ya al {{phone}}.',
  otherLanguage: 'Solo leo inglés y español. Pida a alguien que le ayude a escribir en uno de estos idiomas.',
  told: {
    said: 'Gracias por decírmelo.',
    short: 'Está bien.',
    wait: 'Tómese su tiempo. Aquí estoy.',
    whom: 'Me refiero a la persona que toma la medicina.',
    ask: '¿Qué más le gustaría saber?',
    askFirst:
      '**Su próximo paso:** Pregunte primero a su médico o farmacéutico, antes de comprarla o cambiar algo. El número de la farmacia está en el frasco.',
    next: '**Su próximo paso:** **{{name}}**. {{reach}}.',
    same: 'Mi lista sigue igual.',
    start: 'Empiece con **{{name}}**. {{reach}}',
  },
  recap: 'En pocas palabras:',
  noRecord: {
    said: 'No tengo un dato que conteste esto.',
    ask: 'Pregunte en **{{name}}**: {{reach}}',
    plan: 'Pregunte a su plan: llame al número de su tarjeta del seguro.',
    meant: 'No sé si puedo contestar esto. ¿Es una de estas preguntas?',
    guess: 'No sé bien qué pregunta. Puede ser esto:',
  },
  unclear: {
    said: 'Perdone, no entendí. Por favor, dígalo con otras palabras.',
    about: 'Estábamos hablando de **{{drug}}**.',
    examples: 'Puede preguntar, por ejemplo:',
  },
  pending: {
    drug: '¿Qué medicina necesita? Escriba el nombre como está en el frasco.',
    place: '¿Cuál es su código postal o su ciudad?',
    need: '¿Qué tipo de ayuda necesita?',
    record: '¿De cuál programa habla?',
  },
  about: {
    navi: `Soy **${assistant}**, una guía gratis. Ayudo a la gente en Estados Unidos a pagar sus medicinas y a encontrar ayuda cerca. Soy un programa de computadora. No soy una persona ni un médico.`,
    abilities: 'Esto es lo que puedo hacer:',
    ability: {
      pay: 'Buscar programas que dan medicinas gratis o bajan el precio',
      copay: 'Buscar tarjetas de copago y cupones',
      check: 'Revisar si un programa puede ser para usted',
      local: 'Buscar comida, ayuda con la renta, transporte y más cerca de usted',
      deals: 'Buscar ofertas de internet, lentes, autobús y más',
    },
    abilitiesNot: 'No puedo dar consejos médicos.',
    cost: `${assistant} es gratis. No paga nada y no tiene que abrir una cuenta. Nadie nos paga por estar primero en una lista. Pedir ayuda a los programas también es gratis. Si alguien le cobra, diga que no.`,
    privacy:
      'No abre una cuenta. Esta conversación se guarda 24 horas como máximo; “Borrar esta conversación” la borra al momento. No vendemos lo que escribe.',
    privacyMore:
      'Quito los nombres y números que noto. Si la computadora de otra compañía me ayuda, esta página la nombra antes.',
    privacyLink: 'Leer la política de privacidad',
    human: 'No soy una persona. Soy una IA, un programa de computadora. Estas personas pueden ayudarle:',
    people: {
      local: 'Para comida, renta o transporte: llame al {{phone}}.',
      program: 'Para un programa: llame a su propio número. Lo muestro con cada programa.',
      medicine: 'Para su medicina: pregunte a su médico o farmacéutico.',
    },
    trust:
      'Nadie nos paga por estar primero en una lista. Cada dato viene de una fuente, como la página del propio programa. Puedo mostrarle la fuente y su fecha. Los datos pueden ser viejos o tener errores, así que llame al programa para estar seguro. Cuando no sé algo, lo digo.',
    contact: 'Puede escribirnos, y una persona lo lee. Esta página tiene el formulario y dice quién puede ayudarle:',
    contactLink: 'Contacto',
    aboutLink: `Quién es ${brand}`,
  },
  greeting: {
    general: `¡Hola! Soy **${assistant}**. ¿Para qué medicina necesita ayuda con el pago? O dígame qué ayuda necesita cerca de usted.`,
    prescription: `¡Hola! Soy **${assistant}**. Dígame el nombre de su medicina. Busco programas que le ayuden a pagarla.`,
    community: `¡Hola! Soy **${assistant}**. ¿Qué ayuda necesita, y cuál es su código postal o su ciudad?`,
    pharmacy: `¡Hola! Soy **${assistant}**. Dígame el nombre de su medicina. Busco tarjetas de copago, cupones y entrega a domicilio.`,
  },
  startOver: 'Muy bien, empezamos de nuevo. Olvidé lo que me dijo.',
  thanks: '¡Con gusto! ¿Necesita algo más?',
  goodbye: `Adiós, y cuídese mucho. Vuelva cuando quiera. ${assistant} es gratis.`,
  language: 'Claro que sí, hablo español.',
  nothingYet: 'Todavía no he dicho nada.',
  again: 'Aquí está otra vez:',
  ask: {
    cantPay: 'No puedo pagar mi medicina',
    copay: 'Mi copago es muy alto',
    insurance: 'No tengo seguro médico',
    qualify: '¿Califico para recibir ayuda?',
    coupon: 'Quiero un cupón para mi medicina',
    delivery: '¿Entregan mi medicina a domicilio?',
    food: 'Buscar comida cerca de mí',
    rent: 'Necesito ayuda con la renta',
    ride: 'Necesito transporte al médico',
    deals: 'Muéstreme ofertas especiales',
    abilities: '¿Qué puede hacer?',
  },
}
