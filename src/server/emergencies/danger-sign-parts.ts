/** What signs of danger are made of: word patterns of both languages, folded. */
export const signParts = {
  // The body
  chest: 'chest, chess, ches, pecho, between my breasts, corazon, my heart, his heart, her heart',
  pain: `
    hurt*, pain*, ache*, aching, tight*, squeez*, crush*, pressure, heavy, burn*, stab*, numb*, sitting on, standing on,
    stepping on, weight on, brick*, elephant, on fire, explod*, pounding, racing, stopp*, duel*, dolor*, apriet*, apretad*,
    oprim*, opres*, presion, punzad*, piquet*, ardor, quema*, pesad*, encima, explota*, se me sale, acelerad*
  `,
  breath: 'breath*, breeth*, respir*, get/enough/for air, el/de aire',
  noBreath: `
    isnt right/normal/good, not right/normal/good, hard, harder, trouble, struggl*, difficult*, barely, hardly, stopp*, stops,
    fast, rapid*, heavy, rapido, gasp*, funny, weird, wheez*, labored, shallow, no le/me llega, no logra, apenas, cuesta, costando, falta*, dificil, trabajo, batall*, agitad*, cortad*, silb*, raro, esta mal
  `,
  face: 'face, mouth, eye, eyelid, smile, cara, boca, ojo, parpado, labio',
  droops: `
    droop*, crooked, twist*, sagg*, melt*, lopsided, slid*, numb*, paraly*, cant/wont move, caid*, se le cayo, chuec*,
    torc*, torcid*, tuerc*, paraliz*, dorm*, duerm*, adorm*, entum*, desviad*, virad*, volte*, de lado, de un lado
  `,
  throat: 'throat, tongue, lips, lip, face, neck, airway, garganta, lengua, labios, cara, cuello, boca',
  swells:
    'swell*, swoll*, swole*, puff*, closing, closed, closes, balloon*, fat, thick, huge, funny, weird, strange, itch*, rar*, pica*, double, hinch*, inflad*, cerr*, cierr*, apriet*',
  halfBody: `
    arm, arms, side, half, brazo, brazos, lado, mitad, medio cuerpo
  `,
  numb: `
    numb*, paraly*, dead weight, limp, cant/cannot move/feel/lift, went/gone weak,
    dorm*, duerm*, adorm*, entum*, paraliz*, no lo/la siento, no lo/la siente, no lo/la puede mover, no siento/siente, sin fuerza
  `,
  sudden:
    'sudden*, all of a sudden, out of nowhere, right now, de repente, de pronto, de golpe, de la nada, ahorita, just now',
  lost: `
    cant/cannot/couldnt/isnt/not talk*/speak*/see/walk*/understand/stand/remember/think, confus*, blind, slur*, gibberish,
    nonsense, no/not making/make sense, doesnt make sense, doesnt know, dont know where, lost .. vision/sight/speech,
    no puede/puedo/podia hablar/ver/caminar/pararse/pararme/moverse, no habla/ve/veo/camina/coordina/entiende/conoce,
    habla raro/enredado, enredad*, trabad*, trab*, arrastr*, balbuc*, desorient*, perdio el habla/vista, cosas sin sentido
  `,
  fell: 'fell, fallen, falls, a fall, collaps*, dropped to, on the floor/ground, se cayo, me cai, caida, se cae, desplom*, desvanec*, tirad*',
  head: 'head, skull, cabeza, craneo',
  hit: 'hit, hits, bump*, bang*, crack*, smash*, slam*, golp*, pego, pegue, descalabr*, abrio, rajo',
  wakes:
    'wak*, woke, awake, conscious, respond*, react*, moving, eyes open, despiert*, despert*, reaccion*, respond*, conciencia, se mueve, conocimiento',
  not: 'not, wont, cant, cannot, doesnt, dont, isnt, wouldnt, aint, couldnt, never, no, lost, losing, perdio, keep .. from, barely, apenas',
  blue: 'blue, bluish, purple, gray*, grey*, pale, clammy, morad*, azul*, gris*, palid*',
  turns:
    'turn*, going, goes, went, looks, looking, lips, face, skin, fingernails, nails, baby, pone, poniendo, puso, puest*, labios, cara, unas, bebe, esta, piel',
  blood: 'blood, bleed*, hemorrhag*, sangr*, hemorragia*',
  comesOut: `
    lots of, so much, too much, everywhere, wont stop/quit, cant stop, doesnt stop, keeps, still, through, sin parar, todavia, negr*, black, coffee, cafe, not stopping, heavily, a lot, pour*,
    gush*, soak*, pool of, vomit*, throw*/threw up, cough*, spit*, puk*, mucha, tanta, chorro*, no para, no se para, bastante,
    no deja, vomit*, tos*, escup*, empap*, black stool, al ir al bano, clots, coagulos
  `,
  child: `
    son, daughter, kid, kids, child, children, baby, toddler, infant, newborn, grandson, granddaughter, grandbaby, grandkid,
    nephew, niece, little boy/girl/brother/sister, year/month/yr/mo old, puppy, hijo, hija, hijito, hijita, nino, nina, ninos,
    bebe, nieto, nieta, nietecit*, sobrin*, hermanit*, chiquit*, criatura, chamaco, chamaca, peque, my boy, my girl, nene, nena
  `,
  speech: 'words, speech, talk*, sentences, palabras, habla, hablar, hablando, lengua',
  jumbled:
    'jumbled, mixed up, garbled, scrambled, backwards, slur*, funny, weird, off, gibberish, incoheren*, enred*, trab*, arrastr*, crazy, no se le entiende, rar*',
  vomit: 'vomit*, throw* up, puk*, stool, poop, popo, excremento, heces',
  black: 'black, negr*, coffee grounds, cafe, verde oscuro',
  astray: `
    having a fit, kind of fit, fit and .., bit his/her tongue, dientes trab*, trab* los dientes, dio un/- paro, pacemaker/defibrillator .. shock*, cant stop vomiting/throwing/puking/shaking, cant keep .. down, no para de vomitar, curtain over, fell down .. stairs, no reconoce a nadie, se atoro,
    threw/throw*/throwing up blood, into/in shock, sweaty and confused, confused and sweaty, diabetic .. confused/sweat*/shak*, no se le entiende .. dice/habla,
    out cold, knocked out, media cara, medio cuerpo, grabbed/grabbing/clutching/clutched his/her/my chest, se agarro/agarraba el pecho,
    gushing, incoheren*, desvari*, delir*, talking crazy/nonsense, doesnt/dont recognize me/us, no me/nos reconoce/conoce, tieso, tiesa, foam*, espuma, jerking, twitching all, shaking all over,
    como ido/ida, quedo ido/ida, wont get up, cant get up .. floor, appendix .. burst*, appendicitis, aneurysm*, aneurisma*, apendice, apendicitis, ruptured, se/me revento/rompio la fuente, se/me le fue la/el mano/pierna/brazo/lado/habla/vista,
    no siento/siente las/la/mis/mi/el/los pierna*/brazo*/cara/mano*, cant feel my/his/her legs/leg/arms/arm/face, voy/va a desmayar*, going/gonna faint, wheezing bad/badly/hard/now/and, wheezing .. inhaler, inhaler .. wheezing,
     cant stay awake, no se puede levantar, no puede levantarse, se esta apagando
  `,
  limp: 'limp, floppy, listless, lethargic, wont eat/wake/feed, not eating, aguad*, flacid*, desguanz*, no despierta',
  highFever:
    'fever/temp/temperature .. 104/105/106/107/41/42, fiebre/calentura/temperatura .. 40/41/42/104/105/106, 104/105/106 fever, newborn/infant .. fever, month/week old .. fever',
  wrongSugar: `
    sugar/glucose .. really/super/too/crazy/way/so low/high, sugar .. dropp*/crash*, azucar .. muy/bajisima/altisima,
    baja de azucar, bajon de azucar, azucar por los suelos/cielos
  `,
  extremeSugar: `
    sugar/glucose level/reading/number/- is/was/at/hit/of/over/around/under/below/dropped/- down/up/- to/at/- extreme/40/41/42,
    azucar/glucosa esta/la/- en/a/de/como/bajo/subio/anda/tengo/- en/a/- extreme/40/41/42, sugar .. reads/says hi/high
  `,
  faint: `
    shak*, sweat*, faint*, pass* out, blackout, black* out, throw* up, vomit*, confus*, cant stand, cant see, sleepy, eyes, out of it,
    tembl*, sud*, desmay*, mare*, no puedo/puede pararme/pararse/levantar*, se me nubla, desvanec*
  `,
  pregnant: 'pregnan*, weeks along, embaraz*, encinta, prenad*, meses de embarazo',
  inTrouble: `
    bleed*, blood, water broke, broke .. water, contraction*, not moving, stopped moving, baby moving, cramp*, sangr*,
    la fuente, contracc*, no se mueve, dolores, me cai, fell
  `,
  severe:
    'unbearable, excruciating, worst .. life, worst headache, 10 out of, insoportable, peor dolor, horrible, terrible, ya no aguanto, no aguanto',
  worstPain: `
    worst headache, worst pain, unbearable/excruciating pain, pain .. unbearable/excruciating, cant take/stand the/this pain,
    peor dolor de, dolor .. insoportable, no aguanto el/este dolor, no soporto el/este dolor
  `,
  injury: `
    got/been/was/were shot, stabbed, stab wound, electrocut*, drown*, snake bit*, bitten by, hit by a car/truck, run over,
    car crash/wreck/accident, bone sticking, badly/severely burned, burned badly/bad, apunal*, balac*, balazo*, baleado, baleada, le dispar*, lo atropell*,
    la atropell*, se ahogo, vibora/culebra/serpiente/alacran, electrocut*, se quemo, me queme
  `,
  asthma:
    'asthma attack, asthma .. bad, no jalo/jala aire, ya no veo bien/nada, inhaler/nebulizer isnt/not/aint/doesnt helping/working/work/help, ataque/crisis de asma, dio el asma, inhalador/nebulizador no .. hace/sirve/ayuda/funciona',

  vital:
    'chest, heart, head, neck, eye, eyes, arm, arms, side, throat, tongue, face, mouth, body, spine, words, pecho, corazon, cabeza, cuello, ojo, ojos, brazo, lado, garganta, lengua, cara, boca, cuerpo, palabras, aire, respiracion, inhalador, inhaler',
  cannot: `
    cant/cannot/couldnt/wont/doesnt/isnt/hasnt see/move/moved/feel/talk/speak/answer/find/breathe/get/hold/swallow/open/lift/stand/catch/respond/wake/walk,
    no jalo/jala, ya no veo, no puede/puedo/logra/veo/ve/siente/siento/mueve/muevo/contesta/responde/habla/reacciona/despierta
  `,
  graveState: `
    bent, deform*, ashy, drool*, sweat*, cold sweat, beating out, out of my chest, skipp*, irregular*, flutter*, blurr*, broke*, broken, crack*, crush*, burst*, rolled, stiff, slump*, babea*, fri*, sudor*, sudand*, latiendo, rapido, rot*, quebr*, fractur*, desvanec*, se me va, se me cierra, nubl*, tieso
  `,
  collapsed:
    'slumped, keeled over, hasnt moved, has not moved, not moving, hasnt woken, unrespons*, on the floor, ice cold, turning colors, changing colors, tirado, tirada, no contesta, no me contesta, no se ha movido, no se levanta, friita, helad*',
  someone:
    'he, she, hes, shes, my, mom, dad, grandma, grandpa, husband, wife, baby, son, daughter, mother, father, friend, mi, mama, papa, abuel*, esposo, esposa, bebe, hijo, hija, senor, senora, hermano, hermana, amigo, amiga, him, her, his',
  outlet:
    'ears, ear, nose, mouth, eyes, rectum, butt, privates, vagina, down there, oidos, nariz, boca, recto, ano, aborto, abort*, miscarr*, coming out, sale, sangrado mucho, mucho',
  reaction: 'hives, reaction, allergic, welts, ronchas, reaccion, alergia',
  airway: 'wheez*, chest, breath*, throat, pecho, respir*, garganta, aire, lips, labios, swell*, swoll*, hinch*',
  burned: 'burned, burnt, scalded, on fire, quemo, queme, quemad*',
  badly: 'bad, badly, boiling, hot water, oil, grease, hirviendo, aceite, mucho, face, cara, fire, fuego, whole',
  breaks: 'broke, broken, fractur*, snapp*, quebr*, rompi*, romp*',
  bones: 'neck, back, hip, skull, spine, leg, cuello, cadera, espalda, columna, craneo, pierna',
  miscarries:
    'miscarr*, abortando, perdiendo al/el bebe, losing the/my baby, water broke, broke my water, fuente rota, crowning',
  sweats:
    'sweat*, clammy, jaw, shoulder blade*, cold sweat, sudor*, sudando, mandibula, quijada, left side, lado izquierdo',

  // Weariness of life
  want: 'want*, wanna, wish*, just need, ready for, quiero, quisiera, quiere, deseo, ojala, ganas de, pray* for',
  allOfIt:
    'it all, everything, all of it, all of this, this life, this/my/the suffering, my life, todo, mi vida, este/mi sufrimiento, esta vida',
  ends: 'stop, end, ends, be over, termine, acabe, pare, terminara, acabara',
  lying: 'lie down, sleep*, go to bed, close my eyes, dorm*, acostarme, cerrar los ojos, duerm*',
  forever:
    'not/never wake/waking/get/open, never .. up, forever, for good, no despert*, para siempre, nunca despert*, no abrir*, nunca mas, ya no levantarme, no levantarme',
  better: 'better, easier, happier, reliev*, mejor, tranquil*, alivi*, feliz, felices, descans*',
  withoutMe: `
    wasnt around, werent around, wasnt alive, no longer here,    without me, wasnt here, werent here, was gone, were gone, im gone, i die, i died, i disappear*, was dead, were dead, not around, out of the picture,
    sin mi, no estuviera, no existiera, me muero, me muriera, ya no este, yo falt*
  `,
  self: 'myself, my self, me tir*, me avent*, me lanz*, me arroj*, tirar*, aventar*, lanzar*, arrojar*, brinc*, salt*, jump*, drive off, driving off, drive into, driving into, step in front, walk into, swerve, estrell*, echarme',
  height:
    'bridge, roof, building, cliff, train, tracks, traffic, overpass, window, balcony, tree, truck, wall, river, puente, azotea, techo, edificio, tren, vias, ventana, barranc*, balcon, metro, trailer, arbol, rio, carretera, precipicio',
  weapon:
    'gun, pistol, rifle, shotgun, bullet, bullets, rope, noose, pistola, arma, escopeta, bala, balas, soga, cuerda',
  ready: `
    bought, loaded, got, have, hid*, holding, in my hand, to my head, in my mouth, head, lap, ready, looking at, found, tied, thinking, end,
    compre, consegui, tengo, cargada, cabeza, boca, en la mano, lista, amarr*, mirando, piens*
  `,
  hoard:
    'lined up, saved up, saving up, saving all, stash*, counted out, juntando, junte, guardadas, contadas, de un jalon',
  drugs:
    'of my/his/her/our/grandmas, de mis/mi/sus, pill*, med, meds, medicin*, medication*, tablet*, insulin*, bottle, tylenol, pastilla*, pildora*, medicament*, frasco, gotas, drops, jarabe, syrup, vitamin*, gum, gumm*, nicotin*, chicle*, xanax, adderall, oxy*, perc*, ibuprofen, advil, aspirin*, metformin*, warfarin, benadryl, capsul*, patch*, parche*, dose, dosis, paracetamol, opioid*, drops, shot, shots',
  cuts: 'cuts, cutting, slicing, slit*, carving, cortando, corta, cortarse, cortarme, rajando, rasgunando',
  skin: 'wrist*, arm, arms, leg, legs, thigh*, skin, vein*, brazo*, muneca*, vena*, pierna*, muslo*',
  goodbye:
    'goodbye*, good bye*, farewell, last message, last words, despedirme, despedirse, despidiendo*, despedida, ultimo mensaje, perdonenme, perdoname, forgive me',
  tells: `
    post*, wrote, writing, letter*, note, notes, texted, texting, forever, world, facebook, instagram, video, to my kids, to my family, tell my,
    escrib*, carta*, nota, mensaje, para siempre, mis hijos, mi familia, de todos
  `,
  gives: 'giving away, gave away, given away, regal*',
  things: 'things, stuff, everything, belongings, clothes, pets, dog, cosas, todo, ropa, pertenencias',

  lifeWords: `
    live, living, alive, life, exist*, wake up, be here, being here, still here, this world, on this earth, vivir, viviendo, vivo, viva, vida, existir, existiendo, despertar*, este mundo, seguir aqui, estar aqui, sigo aqui, amanecer, continuar, seguir, keep going, going on, go on
  `,
  weary: `
    dont/doesnt/didnt/not want*/wanna, no point, no reason, any reason, why, cant keep, cant see, tired, exhausted, sick of, done with, no more, hate, dont care, doesnt care, no one cares, nobody cares, cares if, care if,
    worth, end, ending, finish, no quiero, no quiere, no quisiera, no deseo, ya no, sin razon, razon, razones, motivo*, sin fuerza*, fuerzas, sin ganas, ni ganas, cans*, hart*, odi*, para que, quitar*, sentido
  `,
  dies: 'die, dying, be dead, death, morir*, morirme, muerte, muera, muerta, muerto',
  wished: `
    on purpose, tonight, waiting to, waiting for, let me, just want, rather, ready to, hoping, wishing, trying to, looking forward, want to, wanted to, to die but, esperando, ojala, prefiero, dejenme, dejeme, nada mas espero, quiero, quisiera, listo para, lista para
  `,
  // What does harm when swallowed
  swallowed: `
    swallow*, swollow*, swalow*, ate, eaten, drank, drunk, chew*, lick*, snort*, injested, ingested, inhaled,
    sipped, sip, sniff*, got into, gotten into, getting into, gets into, in his/her mouth, found .. open, popped, downed,
    trago, trague, tragado, tragaron, comio, comi, comieron, bebio, bebi, bebieron, chupo, mordio, mastico, inhalo, metio, meti
  `,
  doubles: 'doubled, tripled, doubling, duplique, doble, triple',
  mistook: 'mistook, confundi, confundio, me equivoque',
  gulped:
    'sucked on, licked, chupo, lamio, chewed on, drank, swallowed, swalowed, swollowed, se trago, trago, se bebio, bebio, se metio',
  drank: 'tomo, tome, tomaron, tomado, took, taken, got',
  toxic: `
    bleach, cleaner, detergent, antifreeze, gasoline, kerosene, lamp/motor/lighter/tiki/baby/essential oil, lamp fluid, paint, paint thinner, lighter fluid, pesticide*, weed killer, weedkiller, roundup,
    rat/ant/roach/mouse/bug/slug bait/spray/pellets/poison/trap, mothball*, polish remover, nail polish, sanitizer, rubbing alcohol, lye, drano, lysol, pinesol,
    pine sol, fabuloso, windex, clorox, pods, pod, batter*, magnet*, mercury, wild mushrooms, edible*, fentanyl,
    heroin, crack, cocaine, ammonia, peroxide, bug spray, perfume, cologne, fertilizer, essential oil, acetone, cloro, lejia, gasolina, insecticida,
    raid, veneno, raticida, hormigas, cucarachas, ants, roaches, from the yard, from the woods, matarratas, mata ratas, thinner, tiner, aguarras, acetona, pila, pilas, bateria, pinol, suavizante, jabon, sosa, acido, fentanilo,
    heroina, cocaina, hongos, limpiador, anticongelante, destapacanos, amoniaco, agua oxigenada, alcohol de, gel antibacterial, naftalina, iman, imanes
  `,
  given: `
    took, taken, gave, given, inject*, ate, drank, swallow*, popped, downed, shot up, tome, me tome, se tomo, se tomaron,
    me he tomado, se ha tomado, tomado, tomaron, di, le di, dimos, le dio, inyecte, inyecto, inyectaron, me puse, se puso, le puse, me inyecte, me meti, se metio,
    me eche, se trago, me trague, ingeri*, comio, me comi, se comio, me pase, se paso
  `,
  excess: `
    too many, too much, way more, more than i should, twice, took them again, took it again, double, doubled, triple, two doses, 2 doses, three doses, two times, three times, 3 times, 2 times, 4 times, extra,
    whole bottle, full bottle, entire bottle, handful, a bunch, bunch of, half the bottle, half a bottle, two days worth, whole week, a ton of, fistful,
    10 times, ten times, de mas, demasiad*, doble, triple, dos veces, 2 veces, tres veces, 3 veces, todo el frasco, frasco entero, frasco completo, medio frasco, un monton, un punado, un puno,
    muchas, muchisim*, bastantes, un chingo, dos dosis, todas las, todas mis, todas sus
  `,
  howMany: 'number, extreme, 40, 41, 42',
  overdid:
    'me pase con/de, se paso con/de, se me paso la mano, overdid, went overboard, more than .. supposed/should/prescribed, mas de lo que .. debia/recetaron/debe',
  byMistake:
    'accident*, accidently, accidentally, by mistake, on accident, mistakenly, oops, the wrong, mixed up, thought it was, sin querer, por error, por equivocacion, equivo*, mistook, por accidente, confund*, pensando que, crei que',
  anothers: `
    someone elses, husbands, wifes, moms, dads, sons, daughters, dogs, cats, grandmas, grandpas, mothers, fathers, moms, my/his/her/our/grandmas .. pills/meds/medicine/medication/insulin, de mi esposo, de mi esposa, de mi mama,
    de mi papa, de mi abuela, de mi abuelo, del perro, de otro, de otra persona, del abuelo, de la abuela, de su abuel*, mis pastillas, mis medicinas, mi medicina, mi insulina, de su papa, de su mama
  `,
  gas: 'smell gas, gas smell, smells like gas, huele a gas, olor a gas, bleach and ammonia, ammonia and bleach, cloro con/y amoniaco/vinagre/acido, bleach with/and vinegar, co detector/alarm, carbon monoxide',

  // Harm from others
  abuser: `
    husband, hubby, wife, boyfriend, girlfriend, partner, spouse, fiance, fiancee, bf, gf, ex, roommate, my son, my daughter,
    my grandson, my dad, my father, stepdad, step dad, stepfather, stepmom, my mom, my mother, my uncle, my brother, my cousin, my nephew, caregiver, caretaker,
    aide, nursing home, babysitter, coach, teacher, son in law, daughter in law, esposo, marido, novio, esposa, novia, pareja, padrastro, madrastra,
    mi papa, mi tio, mi primo, mi hermano, mi hijo, mi hija, mi nieto, mi sobrino, yerno, nuera, mi mama, cuidador*, asilo, ninera, maestro, mi suegr*, mi senor, mi viejo, papa de mis
  `,
  heOrShe: 'he, hes, she, shes, el, ella',
  strikes: `
    hits/beats/punches/slaps/kicks/chokes/shoves/pushes/throws/drags/grabs/burns/bites/smacks/whips/pinches/hurts me/us/her/him/them,
    hitting/beating/punching/slapping/kicking/choking/shoving/pushing/dragging/grabbing/burning/biting/smacking/hurting/attacking me/us/her/him/them,
    beat/punched/slapped/kicked/choked/shoved/pushed/threw/dragged/grabbed/burned/bit/smacked/whipped/attacked/strangled/headbutted me/us/her/him,
    puts/put/lays/laid hands on, gets physical, got physical, gets violent, got violent, raises his hand, twist* my, pulls/pulled my hair, spits on me, spit on me,
    pushes/pushed/shoves/shoved .. around, roughs, roughed, rapes, raped, raping, forces/forced/makes me to/- have/sleep, molest*, touches/touching/touched me/her/him, fondl*, abus*, gave me bruises/a, left bruises/marks,
    me/nos/la/lo/le/les peg*/golpe*/pate*/empuj*/jalone*/estrangul*/ahorc*/cachete*/avent*/quem*/muerd*/mordio/viol*/manose*/maltrat*/abus*/lastim*/tortur*/zarande*/agarra/agarro,
    me jala/jalo del/de, me tira/tiro del, me levanta la mano, me toca, la toca, lo toca, la tocaba, le pega, me obliga a tener/acostar*/dormir, me dejo moreton*/marc*, se pone violent*, se puso violent*, violent*, manose*
  `,
  threatens: `
    threat*, kill me/us/her/him, hurt me, pulled/pointed/waved a/his/the gun/knife, with a knife/gun,
    amenaz*, me/nos/la va/iba/quiere a/- matar, con un cuchillo/arma/pistola, con una pistola, con cuchillo/pistola, me apunt*, me saco un/una
  `,
  cruel: `
    yells, yelling, screams, screaming, curses, cusses, insult*, humiliat*, calls me names, calls me stupid/worthless, belittl*, spits, grita, gritan, humill*, me insulta, me ofende, me dice inutil
  `,
  keepsFrom: `
    hides/hid/hiding/steals/stole/stealing/withholds/withholding/flushes/flushed my/her/our, took/takes/throws/threw away/out my, withhold*,
    takes my/her check*/money/social/phone/paycheck/pain/ssi/disability,
    wont give me/her/him/us my/-, wont let me/her/us, doesnt let me/her, refuses to give me/her, controls my/all/every/what, locks me/her/us/up, locked me/her/us, lock me, keeps me from seeing/leaving/taking,
    me/nos/le esconde*/escondio/quita/quito/roba*/robo/encierr*/encerr*/controla/tira/amarr*, la encierr*/encerr*, no me/la/nos deja, no me/le da mis/mi/sus/su/la/el/de, no me quiere dar
  `,
  robs: `
    hides/steals/stole/flushed/flushes my, takes my check*/money/phone/pain, locks/locked/lock me/us, got me locked, has me locked, controls my/all/every, me esconde, me quita mi/mis/el/la,
    me encierr*/encerr*, me amarr*
  `,
  hurtBy:
    'being hurt/hit/abused/beaten/mistreated .. by, slaps/hits/beats/hurts/punches/kicks/yells my/our/his/her mom/dad/mother/father/grandma/grandpa/son/daughter/aunt/uncle/sister/brother/wife/kids/baby, les/le/la pega/golpea/grita y/a',
  captive:
    'being held, held against, against my will, took my passport, took my papers, wont let me go, kidnap*, traffick*, contra mi voluntad, secuestr*, me tienen encerrad*, me quitaron .. pasaporte/papeles, no me/la/nos deja/dejan hablar/salir/ver/usar/llamar/trabajar/tener/comer/ir, me/la/nos tiene encerrad*',
  fear: 'afraid, scared, terrified, frightened, fear for, fearful, miedo, temo, aterr*, panico, pavor',
  ofHarm: `
    go home, going home, come home, comes home, gets home, of my own, of him, of her, hell/shell/he/she/will/would/might/gonna/going/hed .. hurt/kill/hit/find/snap/beat, what he/she might/may/will/would/could, when he drinks, when hes drunk,
    llegar/regresar/volver a .. casa, que me haga, que me pegue, que me mate, que nos haga, que nos pegue, que la mate, lo que .. haga/hacer, es capaz, que llegue, cuando llega, cuando toma, borracho
  `,
  bruises: 'bruis*, black eye, moreton*, morad*, moret*, ojo morado, marks on, marcas en, burn marks, cigarette burns',
  keepers:
    'nursing home, caregiver, caretaker, aide, daycare, babysitter, home health, group home, asilo, cuidador*, guarderia, ninera, casa de ancianos, hogar de ancianos, la senora que la cuida, la muchacha que',
  neglects:
    'not feed*, dont feed, doesnt feed, isnt feeding, wont feed, starv*, leaves her/him, left her/him, neglect*, dirty diaper, bedsore*, ignores her/him, no le da/dan de comer, no la banan, no la cambian, la deja/dejan, lo deja/dejan, sucia, llagas, descuid*, rough with, brusc*, jalone*',
  stalks:
    'follows me, following me, stalk*, keeps showing/calling, broke in, broke into, restraining order, tracking my phone/location/every, wont leave me alone, protective order, me sigue, me persigue, me acosa, me vigila, orden de restriccion, me espia, no me deja en paz',
} as const
