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
  homeSafety: {
    words:
      'grab bar, grab bars, handrail*, hand rail, hand rails, stair lift, stairlift*, wheelchair ramp*, ramp*, rampa*, rampa silla ruedas, barras apoyo, barra apoyo, barras apoyo bano, barra apoyo bano, barras bano, barandal*, pasamanos, fall prevention, prevent falls, keeps falling, keep falling, mom fell, dad fell, mother fell, father fell, caidas, mama cae, papa cae, madre cae, padre cae, abuela cae, abuelo cae',
    near: ['homeRepair', 'homeCare'],
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
    words: 'ride*, transport*, viaje*, ride work, rides work, bus, buses, autobus*, taxi, van, llevar*, drive*',
  },
  medicalRide: {
    words:
      'ride doctor, rides doctor, ride doctor job, doctor ride*, ride clinic, ride hospital, medical ride*, rides medical, medicaid ride*, rides va, transporte medico, transporte citas, viajes medico, viajes medicaid, cita medica, citas medicas, ride dialysis, rides dialysis, dialysis ride*, transporte dialisis, viaje dialisis, llevar dialisis, llevarme dialisis',
    near: ['ride', 'treatmentRide', 'flight'],
  },
  treatmentRide: {
    words:
      'rides treatment, rides cancer*, cancer treatment ride*, treatment ride*, viajes tratamiento, transporte tratamiento, ride chemo*, rides chemo*, transporte quimio*, llevar quimio*',
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
  babyThings: {
    words:
      'crib*, stroller*, car seat, car seats, baby clothes, baby things, baby stuff, baby carriage, cuna, cunas, carriola*, cochecito*, coche bebe, coches bebe, carrito bebe, carro bebe, asiento carro, ropa bebe, cosas bebe',
    near: ['diapers', 'pregnancy'],
  },
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
  workRights: {
    words:
      'worker*, wages, wage, trabajadores, salario*, boss, patron, unpaid wages, unpayed wages, unpaid overtime, overtime, horas extra, horas extras, last check, last paycheck, final paycheck, job owes, boss owes, no me pagan, no me pagaron, deben sueldo, robaron sueldo, sueldos sin pagar, sueldo sin pagar',
  },
  workSafety: {
    words:
      'osha, unsafe work, unsafe workplace, unsafe working, unsafe job, dangerous work, dangerous workplace, dangerous job, work dangerous, job dangerous, work unsafe, job unsafe, safety gear, trabajo peligroso, trabajo inseguro, seguridad laboral, trabajo sin proteccion',
    near: ['workRights'],
  },
  workInjury: {
    words:
      'hurt work, hurt job, hurt hand work, hurt back work, hurt knee work, hurt leg work, hurt shoulder work, injured work, injured job, work injur*, job injur*, work accident*, accident work, accident job, fell work, fell off ladder work, workers comp, workmans comp, workman comp, workmen comp, worker comp, workers compensation, workmans compensation, compensacion laboral, compensacion trabajador*, accidente trabajo, accidente laboral, accidente trabajando, lastime trabajo, lastime trabajando, lastime espalda trabajando, lastime espalda trabajo, lastime mano trabajando, lastime mano trabajo, lastimo trabajo, lastimado trabajo, cai trabajo, cai trabajando, herida trabajo',
    near: ['workSafety'],
  },
  job: {
    words:
      'job*, find work, finding work, looking work, employment, empleo*, work training, hiring, busco trabajo, buscar trabajo, buscando trabajo, necesito trabajo, encontrar trabajo, conseguir trabajo, ocupo trabajo, quiero trabajo, busco jale, buscando jale, necesito jale, chamba, i need work, out work, laid off, unemploy*, hires felon*, hire felon*, work felon*, work criminal, work record, trabajo antecedentes, trabajo record, sin trabajo, sin empleo, desempleo, desemplead*, despidieron, despidieron trabajo',
  },
  debt: {
    words: 'debt*, deuda*, collector*, cobrador*, cobranza*, bankrupt*, bancarrota',
    near: ['fraud'],
  },
  credit: { words: 'credit, credito, loan*, prestamo*, bank, banco' },
  fraud: { words: 'fraud*, scam*, estafa*, engan*', near: ['complaint'] },
  complaint: { words: 'complaint*, complain*, queja*' },
  discrimination: { words: 'discrimin*, racism, racismo' },
  dental: { words: 'dentist*, dental*, teeth, tooth*, diente*, muela*, oral health, dental work', near: ['clinic'] },
  clinic: {
    words:
      'doctor, doctors, doctora*, clinic*, medico, medicos, medica, physician, health center*, centro salud, checkup, uninsured, without insurance, no insurance, sin seguro, sin seguro medico, doctor without insurance, sick, enfermo, enferma, physical therap*, terapia fisica',
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
  takeBack: {
    words:
      'take back, dispose, disposal, old medicine*, old medication*, old pills, rid old pills, rid old medicine*, rid old medication*, rid medicine*, rid medication*, rid pills, expired medicine*, expired medication*, expired pills, leftover medicine*, leftover medication*, leftover pills, unused medicine*, unused medication*, unused pills, lock box, lock boxes, lockbox*, medicine lock, medication lock, medicine lock box, medication lock box, lock medicine*, lock pills, desech*, medicinas viejas, medicina vieja, pastillas viejas, medicinas vencidas, medicina vencida, pastillas vencidas, medicinas caducadas, medicinas sobran, pastillas sobran, tirar medicina*, tirar pastillas, tirar medicinas viejas, tirar medicinas vencidas, tirar pastillas viejas, caja llave, caja llave medicinas',
  },
  glasses: {
    words:
      'glasses, eyeglasses, lentes, anteojos, gafas, espejuelos, eye, eyes, eye exam*, vision, vista, ojos, blindness',
  },
  mental: {
    words:
      'mental*, depress*, depres*, deprim*, anxi*, ansiedad, sad, triste, tristeza, stress*, estres*, nervios, lonely',
    near: ['suicide', 'crisis', 'therapy'],
  },
  therapy: {
    words:
      'therap*, therapy, therapist, psych*, psychiatrist, psychologist, psic*, terapia*, terapeuta*, psiquiatr*, psiquiatra, psicologo, psicologa, therapist no insurance, therapist without insurance, therapy no insurance, therapy without insurance, psychiatrist no insurance, psychiatrist without insurance, terapia sin seguro, psicologo sin seguro, psicologa sin seguro, psiquiatra sin seguro',
    near: ['mental'],
  },
  grief: {
    words:
      'grief, grief support, grief support group, grief group, grief groups, grief counseling, grief counselor, grieving, grieve, bereave*, mourning, widow, widows, widower*, widowed, husband died, wife died, passed away, husband passed away, wife passed away, lost husband, lost wife, mom died, mother died, dad died, father died, son died, daughter died, mom passed away, mother passed away, dad passed away, father passed away, duelo, luto, viud*, grupo duelo, grupos duelo, apoyo duelo, esposo murio, esposa murio, marido murio, murio esposo, murio esposa, murio marido, murio mama, murio papa, murio madre, murio padre, murio hijo, murio hija, fallecio esposo, fallecio esposa, esposo fallecio, esposa fallecio, fallecio mama, fallecio papa',
    near: ['mental'],
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
  clothes: {
    words:
      'cloth*, ropa, zapatos, shoes, coat*, abrigo*, furniture, muebles, boots, work boots, i need work boots, botas, botas trabajo, ropa trabajo',
  },
  memory: {
    words:
      'memory, memoria, memory loss, alzheimer*, dementia, demencia, forgets, forgetful, wanders, wandering, mom confused, mother confused, dad confused, father confused, mama confundida, papa confundido',
  },
  cancer: { words: 'cancer, chemo*, quimio*, ride chemo*, rides chemo*, transporte quimio*, llevar quimio*' },
  kidney: { words: 'kidney*, dialysis, dialisis, renal, renales, rinon, rinones' },
  homeCare: {
    words:
      'home care, cuidado casa, someone sit, somebody sit, anyone sit, anybody sit, sit mom, sit mother, sit dad, sit father, sit grandma, sit grandpa, sit husband, sit wife, acompane mama, acompane papa, acompane abuel*, acompane espos*, se quede mama, se quede papa, se quede horas, se quede rato, cuide rato, cuide horas, cuida horas, cuiden rato, home help, home aide, home health aide, home health aides, homecare, caregiver*, cuidador*, left alone, someone stay mom, someone stay mother, someone stay dad, someone stay father, someone stay grand*, someone stay her, someone stay him, someone stay loved, stay mom, stay mother, stay dad, stay father, someone watch mom, someone watch mother, someone watch dad, someone watch father, someone watch grandma, someone watch grandpa, watch mom, watch mother, watch dad, watch father, care mom, care mother, care dad, care father, care parent, care parents, elderly parent, elderly parents, aging parent, aging parents, care husband, care wife, taking care mom, taking care mother, taking care dad, taking care father, taking care husband, taking care wife, taking care parents, cuide mama, cuide papa, cuide madre, cuide padre, cuide abuel*, cuide espos*, cuiden mama, cuiden papa, quien cuide mama, quien cuide papa, quien cuide madre, quien cuide padre, quien cuide abuel*, quien cuide espos*, cuidar mama, cuidar papa, cuidar madre, cuidar padre, cuidar abuel*, cuidar espos*, cuido mama, cuido papa, cuido madre, cuido padre, cuido abuel*, cuido espos*, dejar sola, dejar solo, dejarla sola, dejarlo solo, estar sola',
    near: ['seniors'],
  },
  respite: {
    words: 'respite, relevo cuidador*, descanso cuidador*, rest caregiver',
    near: ['homeCare'],
  },
  kinship: {
    words:
      'kinship, grandfamil*, relatives raising child, grandparent raising, grandparents raising, raising grandchildren, raising grandkids, raising grand*, raise grand*, raising niece*, raising nephew*, custody grand*, crio niet*, criamos niet*, crian niet*, criar niet*, criando niet*, criando nietos, custodia niet*, crio sobrin*, criando sobrin*',
  },
  /** No service for animals is known: who asks for one is not shown what is for veterans, and for people to eat. */
  pets: {
    words:
      'pet, pets, dog, dogs, puppy, puppies, cat, cats, kitten*, perro, perros, perra, perrito*, gato, gatos, gatito*, mascota*, veterinar*, veterinarian, veterinary, veterinario, veterinaria, vet bill, vet bills, veterinarian bill, veterinary bill, veterinary bills, cuenta veterinari*, vet care, vet cost, vet costs, vet visit, vet dog, vet cat, vet pet, dog vet, cat vet, pet vet, emergency vet, pet food, dog food, cat food, food pet, food pets, food dog, food dogs, food cat, food cats, feed dog, feed cat, dog surgery, cat surgery, comida perro, comida perros, comida gato, comida gatos, comida mascota*, comida perrito*, comida gatito*, alimento perro, alimento gato, alimento mascota*',
  },
  helpline: { words: '211, helpline*, linea ayuda, local help, ayuda local' },
} satisfies Record<string, Concept>

export const concepts = new Map(Object.entries<Concept>(named))
