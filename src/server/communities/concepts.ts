import type { ServiceCategory } from '#contract/communities.ts'

/** Something that people need, by the words they and our records use for it. */
type Concept = {
  /** In both languages, without accents and filler words; `evict*` stands for every word that starts so. */
  words: string
  /** Every service of this category is about it. */
  category?: ServiceCategory
  /** Who needs this is helped a little by services for these. */
  near?: string[]
}

const named = {
  food: {
    category: 'food',
    words:
      'food, foods, comida, comidas, alimento*, groceries, grocery, hungry, hunger, hambre, eat, comer, mandado, nutrition',
  },
  pantry: {
    words:
      'pantr*, despensa*, food bank*, banco alimentos, bancos alimentos, hunger hotline, food helpline, food map, linea hambre',
    near: ['food'],
  },
  foodBox: { words: 'food box*, caja comida, cajas comida', near: ['pantry'] },
  meals: { words: 'meal*, comidas, lunch, dinner, cena', near: ['pantry'] },
  soupKitchen: {
    words:
      'hot meal*, soup kitchen*, kitchen, comedor*, comidas calientes, meals day, meals shelter, meals clothes, comidas dia, comidas ropa, comidas refugio',
    near: ['pantry', 'meals'],
  },
  homeMeals: {
    words:
      'meals wheels, meals home*, meals seniors home, home delivered meal*, meals brought home, bring meals homes, comidas domicilio, comidas domicilio mayores, comidas casa*, llevan comidas casas, comidas entregadas casa',
    near: ['meals', 'seniors'],
  },
  schoolMeals: {
    words:
      'school meal*, school lunch*, school breakfast*, comidas escolares, almuerzo escolar, desayuno escolar, comida escuela',
  },
  snap: { words: 'snap, food stamp*, ebt, cupones alimentos, cupones, estampilla*', near: ['cash'] },
  wic: { words: 'wic, baby formula, formula, leche, leche bebe*, baby food, feeding advice' },
  rent: {
    words: 'rent, rents, renta, rentas, alquiler*, alquilar, landlord rent',
    near: ['section8', 'publicHousing', 'eviction'],
  },
  housing: { category: 'housing', words: 'hous*, vivienda*, place live, lugar vivir' },
  eviction: {
    words: 'evict*, desaloj*, landlord*, tenant*, inquilin*, casero*, arrendador*, kicked, kick, tenant rights',
    near: ['civilLegal', 'rent'],
  },
  shelter: {
    words:
      'shelter*, refugio*, albergue*, homeless*, sin hogar, sleep, dormir, nowhere stay, sleeping car, sin techo, no home',
    near: ['helpline'],
  },
  section8: {
    words: 'section 8, seccion 8, housing choice, housing voucher*, voucher*, vale, vales',
    near: ['publicHousing'],
  },
  publicHousing: {
    words:
      'public housing, vivienda publica, low income housing, affordable housing, supportive housing, low cost homes, cheap apartment*, apartment*, apartamento*, departamento',
    near: ['section8'],
  },
  homeBuying: {
    words:
      'buy home, buy house, buy low cost home, buying home, buy first house, first house, home buyer*, home loan*, homeowner*, comprar casa, compre casa, compren casa, comprar repare casa, primera casa',
    near: ['homeRepair'],
  },
  homeRepair: {
    words:
      'repair*, reparar*, reparacion*, repare*, arreglar casa, arreglos casa, fix house, fix roof, roof, techo, ramp*, rampa*',
    near: ['weatherization'],
  },
  weatherization: {
    words:
      'weatheriz*, insulat*, aislamiento*, aislar, climatizacion, energy upgrade*, mejoras energia, furnace, drafty, ahorro energia',
    near: ['homeRepair'],
  },
  mortgage: { words: 'mortgage*, hipoteca*, foreclos*, ejecucion hipotecaria, house payment*, pago casa, pagos casa' },
  utility: {
    words:
      'light bill*, electric*, electricidad, utility, utilities, light gas, shutoff*, shut off, getting shut off, lights, luz, factura luz, recibo luz, gas bill*, water bill*, power bill*, energy bill*, facturas energia, facturas luz, pagar luz, gas, heap, liheap',
    near: ['heat'],
  },
  heat: { words: 'heat*, calefaccion, calentador, furnace, heap, liheap, cold house, frio', near: ['utility'] },
  ride: {
    category: 'transportation',
    words: 'ride*, transport*, viaje*, bus, buses, autobus*, taxi, van, llevar*, drive*',
  },
  medicalRide: {
    words:
      'ride doctor, rides doctor, ride doctor job, doctor ride*, ride clinic, ride hospital, medical ride*, rides medical, medicaid ride*, rides va, transporte medico, transporte citas, viajes medico, viajes medicaid, cita medica, citas medicas',
    near: ['ride', 'treatmentRide', 'flight'],
  },
  treatmentRide: {
    words:
      'rides treatment, rides cancer*, cancer treatment ride*, treatment ride*, viajes tratamiento, transporte tratamiento',
    near: ['medicalRide', 'flight'],
  },
  paratransit: {
    words:
      'paratransit, curb curb, autobus discapacitad*, bus disabled, transporte discapacitad*, transporte personas discapacidad, wheelchair*, silla ruedas, dial ride',
    near: ['fare'],
  },
  fare: {
    words: 'half fare*, reduced fare*, lower bus fare, fare, fares, bus pass*, tarifa*, pase autobus, pasaje*, boleto*',
  },
  car: { words: 'car, cars, auto, autos, carro*, coche*, vehicle*, vehiculo*' },
  flight: { words: 'flight*, fly, vuelo*, volar, plane, avion*, air travel, pilot*' },
  childCare: {
    category: 'childcare',
    words:
      'child care, childcare, daycare*, day care, babysit*, cuidado infantil, cuidado ninos, cuidar ninos, cuidado hijos, cuidar hijo*, cuidar hija*, cuidar nena*, cuidar nene*, cuide nino*, cuide nina*, cuide nena*, cuide nene*, quien cuide, quien me la cuide, quien me lo cuide, quien me los cuide, la cuide, lo cuide, los cuide, watch kids, watch children, someone watch, guarderia*, ninera, nursery',
    near: ['headStart'],
  },
  headStart: {
    words: 'head start, preschool*, preescolar*, pre k, prekindergarten, early learning, aprendizaje temprano, kinder',
  },
  afterSchool: {
    words: 'after school, despues escuela, camp, camps, campamento*, youth program*, sports',
    near: ['childCare'],
  },
  diapers: { words: 'diaper*, pampers, panales, panal, wipes, toallitas' },
  pregnancy: {
    words:
      'pregnan*, embaraz*, prenatal, expecting, first time mother*, new mother*, madres primerizas, nuevas madres, newborn*, recien nacido*',
  },
  legal: { category: 'legal', words: 'court, corte, sue, demanda, demandar, derechos, rights, complain*, queja*' },
  civilLegal: {
    words: 'lawyer*, attorney*, lawhelp, abogado, abogada, abogad*, legal*, legal aid, ayuda legal',
    near: ['legal'],
  },
  immigration: {
    words:
      'immigra*, inmigra*, migra, green card, citizenship, ciudadania, asylum, asilo, deport*, newcomer*, recien llegad*, undocumented, indocumentad*, visa',
    near: ['civilLegal'],
  },
  violence: {
    words:
      'domestic violence, violencia domestica, violence, violencia, abuse, abused, abusive, abusa, hits, hit, beats, pega, pego, golpea*, partner hurts, hurts scares, maltrat*',
    near: ['familySafety'],
  },
  familySafety: { words: 'family safety, seguridad familiar, seguridad familia' },
  farmWork: {
    words: 'farm worker*, farmworker*, trabajadores campo, trabajadores agricolas, campesin*, agricol*',
    near: ['workRights'],
  },
  workRights: { words: 'worker*, wages, wage, trabajadores, salario*, boss, patron' },
  job: {
    words:
      'job*, find work, finding work, looking work, employment, empleo*, work training, hiring, busco trabajo, buscar trabajo, buscando trabajo, necesito trabajo, encontrar trabajo, conseguir trabajo, ocupo trabajo, quiero trabajo, busco jale, buscando jale, necesito jale, chamba',
  },
  debt: {
    words: 'debt*, deuda*, collector*, cobrador*, cobranza*, bankrupt*, bancarrota',
    near: ['fraud'],
  },
  credit: { words: 'credit, credito, loan*, prestamo*, bank, banco' },
  fraud: { words: 'fraud*, scam*, estafa*, engan*', near: ['complaint'] },
  complaint: { words: 'complaint*, complain*, queja*' },
  discrimination: { words: 'discrimin*, racism, racismo' },
  dental: { words: 'dentist*, dental*, teeth, tooth*, diente*, muela*, oral health', near: ['clinic'] },
  clinic: {
    words:
      'doctor, doctors, doctora*, clinic*, medico, medicos, medica, physician, health center*, centro salud, checkup, uninsured, without insurance, no insurance, sin seguro, sin seguro medico, doctor without insurance, sick, enfermo, enferma',
    near: ['insurance'],
  },
  health: { category: 'healthcare', words: 'health, salud, health care, healthcare' },
  insurance: {
    words:
      'insurance, seguro, seguro medico, medicaid, health coverage, cobertura medica, cobertura, health plan*, planes salud, plan salud, obamacare, aseguranza, essential plan',
  },
  childInsurance: {
    words:
      'child health plus, coverage children, cobertura medica ninos, insure kids, seguro medico ninos, seguro ninos, seguro hijos, chip, kids insurance, insurance kids, insurance children',
    near: ['insurance'],
  },
  medicare: { words: 'medicare' },
  medicine: {
    words:
      'medicine*, medication*, medicina*, medicamento*, prescription*, receta*, drug cost*, drug help, drug plan*, drug name, pharmac*, farmacia*, pills, pastillas, remedio*',
  },
  glasses: {
    words:
      'glasses, eyeglasses, lentes, anteojos, gafas, espejuelos, eye, eyes, eye exam*, vision, vista, ojos, blindness',
  },
  mental: {
    words:
      'mental*, depress*, depres*, deprim*, anxi*, ansiedad, sad, triste, tristeza, therap*, terapia*, psych*, psic*, stress*, estres*, nervios, lonely',
    near: ['suicide', 'crisis'],
  },
  suicide: {
    words: 'suicid*, kill myself, want die, die, dying, morir, morirme, matarme, no vivir, 988',
    near: ['crisis'],
  },
  crisis: { words: 'crisis', near: ['mental'] },
  addiction: {
    words:
      'addict*, adicc*, alcohol*, drugs, drug alcohol, drug addiction, drug use, drug crisis, droga*, opioid*, narcan, overdose, sobredosis, rehab*, gambling, drinking, drunk',
  },
  taxes: { words: 'tax, taxes, tax help, impuesto*, eitc, tax refund, declaracion' },
  cash: {
    words:
      'cash*, dinero, efectivo, ayuda dinero, tanf, welfare, public assistance, asistencia publica, cash assistance',
    near: ['emergency'],
  },
  money: { category: 'financial', words: 'money, financial*, financier*, bills, facturas' },
  emergency: { words: 'emergency help, ayuda emergencia, urgent need*, necesidades urgentes, one time' },
  disability: { words: 'disab*, discapac*, incapacidad, ssdi, ssi, handicap*' },
  seniors: {
    words:
      'senior*, older adult*, older, elder*, aging, mayores, adulto mayor, adultos mayores, ancian*, tercera edad, caregiver*',
  },
  veterans: { words: 'veteran*, vet, vets, va, military, militar*' },
  phone: {
    words:
      'internet, wifi, cell phone, phone internet, phone discount, telefono internet, celular*, descuento telefono',
  },
  clothes: { words: 'cloth*, ropa, zapatos, shoes, coat*, abrigo*, furniture, muebles' },
  memory: { words: 'memory, memoria, memory loss, alzheimer*, dementia, demencia' },
  cancer: { words: 'cancer' },
  homeCare: { words: 'home care, cuidado casa, home help, home aide, homecare, caregiver*, cuidador*' },
  helpline: { words: '211, helpline*, linea ayuda, local help, ayuda local' },
} satisfies Record<string, Concept>

export const concepts = new Map(Object.entries<Concept>(named))
