import type { EmergencyKind } from '#contract/communities.ts'

/** Word patterns of both languages, folded. Rather one too many than one missed. */
export const dangers: Record<EmergencyKind, string> = {
  suicide: `
    see/is/no/the/any/whats point anymore/any, point in/of/to anything/any/it/life/living/going/being/trying/waking/this/continuing,
    nothing matters, nothing .. matters anymore, no way out, hopeless inside, feel/feeling/so hopeless, lost all hope, no hope left,
    want/wants/wanna to/- end it, think*/thought .. taking/swallowing all/every, no vale la/- pena seguir/nada, pienso/pensado/pensando .. tomarme todas,
    tonight is the night, wants/want me gone/dead, not being/be alive, think* about dying/death/ending/not, not have to wake up, let/letting myself die, just die, aventarme/tirarme/aventarse/tirarse a/al/de/del/en, me mato, mejor/facil/prefiero morirme, extranar, quickest/easiest/painless/best way to die/go, ways to die,
    not being here for, no longer be here, me rendi, ya me rindo, quiero .. luchar mas, no quiero luchar, quiere/quiero ir/irse/irme con .. murio/dios/cielo/difunt*, no haber nacido, nunca haber nacido, end of my rope,
    wont/wouldnt/nobody/not .. miss me, left a note, left .. goodbye, dejo una carta/nota, me dejo una carta, end/ends/finish himself/herself/themself/themselves/myself,
    swallow* all/everything, take/taking all these pills, tomarme todo/todas, quitar/quitarme/quitarse del camino/medio, dejar de estorbar, acabar/terminar/acabo con mi/este/esta/todo sufrimiento/dolor/vida/esto,
    hubiera/hubiese muerto, should have died, should be dead, wish it was me,
    end/ending/finish/finishing things/myself/everything/suffering, plan/ways/way/how to die/end, off myself, offed himself/herself/themselves,
    do/did/does myself/himself/herself in, pull the trigger, im/am/just/be/such a burden, feel .. burden,
    cant/cannot/not do/take/handle this/it/life anymore/no/any/much, been/started/keep/keeps cutting, cutting again, dont/doesnt care if i/he/she live*/die*/wake*,
    hope i dont wake, hope .. never wake, wont be/here/around .. much/tomorrow longer, wont be here tomorrow, wont be around much, not be around much, soon it wont matter, be over soon, done with life/living/everything, checking out of life,
    hate my life/being, hate living/being alive, sick of living/life, dont want/wanna to/- wake/exist/be here/around/alive, want/wanna/wish to/i disappear, want/wanna/wish to/i could disappear, why am i still/even here/alive,
    should/could just die/disappear, id/better be dead, stop/stopped being here, want out of life/this/here, join .. in heaven, be with .. in heaven, sewer slide, sewer side, kill my self, kill himself,
    ya no le/- veo/encuentro/hallo sentido/caso/chiste, no le/- veo/encuentro/hallo .. sentido/caso a/de/en nada/vivir/seguir/todo/la/mi,
    nada .. tiene sentido/caso, ya no tiene caso seguir/vivir/nada, para que seguir/sigo vivi*/viv*/aqui/luchando, para que vivo/vivir/nacer/naci,
    que caso tiene vivir/seguir/todo, nada me importa, ya nada importa, no me importa morir*/vivir, me da igual morir*/vivir/si, sin salida, no hay/veo/encuentro/tengo salida/esperanza*, sin esperanza*, perdi .. esperanza*,
    se/me/te va/voy/quiere/quiero/queria/piensa/pienso/quisiera/intento a/- colgar/ahorcar/aventar/tirar/suicidar/cortar/envenenar/disparar,
    ganas/quiero/quisiera/queria/quiere/deseo de/- desaparecer*, desaparecer para/del, soy/siento un/una/- carga/estorbo, soy una/un/pura/puro/- carga/estorbo, solo/nomas estorbo, siento .. carga/estorbo,
    ya no puedo/aguanto/soporto mas, no puedo/aguanto/soporto mas, no doy/da para mas, no quiero seguir asi/viviendo/aqui/mas/luchando, hacer/cometer/haga una locura/tonteria/barbaridad, ya no voy a estar, cuando ya no este,
    me quiero ir/- de/para este/siempre, irme de este mundo, quiero irme con dios/mi, reunirme con, odio mi/vivir/la vida/-, cansad* de todo/luchar, hart* de vivir/la/mi/todo, no aguanto la/mi/esta vida, intento/intente quitarse/matarse/suicidarse,
    vivir no/ya vale/tiene, no tiene caso vivir/seguir, quiere/quiero dejar de vivir/existir/sufrir, no quiero/quisiera amanecer, ojala no despierte/despertara/amanezca, no despertar mas, mejor no haber nacido, nunca hubiera nacido, mejor me mato/voy/quito,
    suicid*, see .. reason to live/keep/go, reason to keep living, take all my pills, take all of my pills,
    take the whole bottle, take every pill, tomarme/tomarse todas las/mis, want/wants .. to be over,
    point of/in living, point of going on, nobody/noone would/will miss me, no one would/will miss me, mejor me muero,
    gun .. nothing/die/head/ready, have a gun, shot/hung/hanged/killed himself/herself/themselves, kill* my self,
    life is over, cant do this life, cant live anymore, cant live like this, cant take this life, over with my life,
    dont/not deserve to live, disappear forever, never wake up, sleep forever, goodbye world,
    world .. better without me, quitar/quitarse/quita/quito la vida, sentido a/de la/mi vida, sentido vivir,
    dejar de vivir, dejar de existir, se corta los/las, me corto los/las brazo*/vena*/muneca*,
    me corte los/las brazo*/vena*/muneca*, cortarse los/las brazo*/vena*/muneca*, nadie me extran*,
    nadie me va a extranar, si me muero, si yo me muero, dormir para siempre, no despertar, no merezco vivir,
    no puedo seguir viviendo, no puedo vivir asi, ya no puedo vivir, se disparo, se ahorco, se colgo, se mato,
    tengo una pistola, suisid*, kms, unalive*, kill/killing/kills myself/himself/herself/themselves/themself, kill me,
    kill my self, end/ending/ends my/his/her/their own/- life/lives, end it all, ending it all, end it tonight,
    want/wants it to end, want/wants it all to end, take/taking my/his/her/their own/- life,
    want/wants/wanted/wanting to die, wanna die, wish i was/were/am dead, wish i would/could die,
    wish i had never been born, want/wants to be dead, rather be dead, rather die, hope i die, ready to die,
    going to end it, better off dead, better off without me, no reason to live, nothing to live for,
    nothing left to live for, dont/not/doesnt want/wants to live, dont/not/doesnt wanna live,
    dont/not/doesnt want/wants to be alive, dont/not want to be here anymore, dont/not wanna be here anymore,
    dont/not/doesnt want to exist, dont/not want to wake up, cant go on, cannot go on, can not go on, tired of living,
    tired of being alive, tired of life, life .. not worth living, isnt worth living, not worth living,
    hurt/hurts/hurting/harm/harming/cut/cuts/cutting/hang/hanging/shoot/shooting myself/himself/herself, self harm*,
    selfharm*, cut my wrists, slit my wrists, jump off .. bridge/building/roof, thinking about/of dying,
    think about/of dying, thoughts of dying, thoughts of death, give/giving up on life, say goodbye forever,
    goodbye letter*/note, suicide note, wrote .. goodbye, letter* saying goodbye, said goodbye to my,
    leaving this world, quitarme/quitarse/quitarte la vida, me quite la vida, se quite la vida, me quito la vida,
    se quito la vida, acabar/terminar/acabo con mi/su vida, acabar con todo, terminar con todo, matarme, matarse,
    me/se/te voy/va/vas a matar, me/se quiero/quiere/quisiera/queria/deseo matar/morir*, quiero/quisiera morir*,
    quiere/queria/deseo/deseaba/prefiero/ojala morir*, quiero/quiere estar muert*, ganas de morir*, ojala me muera,
    ojala me muriera, mejor muert*, mejor sin mi, quisiera estar muert*, no quiero/quiere/quisiera/deseo vivir,
    no quiero/quiere seguir viviendo, no quiero/quiere seguir viv*, no quiero/quiere estar viv*,
    no quiero/quiere existir, no quiero despertar, no quiero estar aqui ya, ya no quiero/quiere estar aqui,
    ya no quiero/quiere existir/vivir/seguir, sin ganas de vivir, no tengo/tiene ganas de vivir,
    no tengo razon* para vivir, no tengo motivo* para vivir, no vale la pena vivir, la vida no vale la pena,
    mi vida no vale, mi vida no tiene sentido, cansad* de vivir, cansad* de la vida, no aguanto vivir,
    no aguanto mas la/mi/esta vida, no aguanto mas vivir, hacerme/hacerse dano, lastimarme, lastimarse,
    quiero lastimarme, cortarme, cortarse las venas, colgarme, ahorcarme, pegarme un tiro, darme un tiro,
    tirarme de/del/desde, autolesion*, quiero desaparecer para siempre, pensando en morir*, pienso en morir*,
    pensando en la muerte, carta* despidiendome, carta* de despedida, despedirme de todos, me despido de todos,
    tengo las pastillas listas/contadas, pastillas listas, voy/ir/irme/irse de este mundo, dejar este mundo
  `,
  medical: `
    pressure .. 180/185/188/190/195/198/200/204/205/208/210/212/215/218/220/225/230/240/250, presion .. 180/185/190/195/200/205/210/215/220/230/240/250,
    isnt/not/never waking/woke up, so/too much blood, blood everywhere, blood .. wont stop,
    chest .. heavy/hurts/weird/numb, left arm .. hurt*/pain/numb, stroke right/just now, stroke now, stroke help,
    fell .. not/isnt/wont/unconscious, head injury, hit .. head .. blood/vomiting/confused, wont respond,
    doesnt respond, not respond, no response, baby .. fever .. limp, is/went limp, foaming, lips .. purple,
    overheated and confused, eyes rolled/rolling back, sugar .. passing/shaking/passed/unconscious,
    having contractions, in labor now, going into labor, broke .. water now, bleeding and pregnant,
    pregnant and/im/am bleeding, duele .. corazon, tiene un derrame, tengo un derrame, es un derrame, desangr*,
    tirado/tirada en el piso/suelo, no responde, no reacciono, no se mueve, duerme .. cara/brazo/lado/mitad,
    mitad de la cara, sangre por todos/todas, hay/mucha/tanta sangre, sale sangre, espuma por la boca, ojos en blanco,
    se cayo y no, pecho apretado, pecho pesado, siento .. pecho, mal del pecho, apenas puede respirar,
    apenas puedo respirar, respira muy/apenas, batallando para respirar, se golpeo la cabeza, contracciones,
    dolores de parto, cant/cannot/not/couldnt/barely/hardly breath*, cant/cannot/not/barely .. catch .. breath,
    cant/cannot get .. air, cant/cannot/not get enough air, isnt/aint/not/stopped/stops breathing,
    hard to breathe/breath, hard/difficult/difficulty/struggling/struggles/fighting .. breathe/breath/breathing,
    struggling for air, gasping .. air/breath, turning/turned blue, lips .. blue,
    chest .. hurt*/tight*/pressure/crush*/burning, tight*/pressure/pains/squeezing .. chest, elephant .. chest,
    having a/- heart/hart attack, having .. stroke, having .. heart attack, signs of .. stroke/heart,
    symptoms of .. stroke/heart, face/mouth .. droop*, slurr*, cant/cannot speak/talk/move .. suddenly,
    suddenly cant/cannot speak/talk/see/move/walk, cant/cannot move .. arm/leg/face/side, side .. numb/paralyzed,
    arm .. numb, arm went numb, unconscious, unresponsive, not responding, isnt responding, passed/passing/pass out,
    faint/fainted/fainting, collapsed, collapsing, wont/doesnt/cant/not/cannot wake up, wont wake,
    cant/cannot wake him/her/them/my, having .. seizure*, seizing, seizure .. wont stop, convulsing, convulsion*,
    just .. seizure, bleeding a lot, bleeding .. badly/heavily/lot/out/bad,
    wont/cant/doesnt/not/cannot stop .. bleeding, coughing/vomiting/throwing/spitting up/- blood, lots of blood,
    losing .. blood, choking, choked on, need/needs/call/send an/- ambulance, call/calling/need/dial 911,
    throat .. closing/swelling/swollen/tight/closed, tongue/lips/face .. swelling/swollen/swelled, anaphylactic,
    im dying, i am dying, is dying, going to die, gonna die, diabetic coma, insulin shock, heart stopped, no pulse,
    medical emergency, this is an emergency, its an emergency, having an emergency, severe allergic reaction,
    bad allergic reaction, duele/duelen .. pecho, pecho .. duele/aprieta/oprime/apretado,
    dolor* .. pecho .. ahora/fuerte/fuertisimo, presion/opresion en el pecho, punzada* en el pecho,
    dando/dio un/- infarto, teniendo un infarto, tengo un infarto, dando/dio un/- ataque, dando .. ataque,
    teniendo un ataque, dando/dio .. derrame, teniendo .. derrame, no puedo/puede/podia respirar,
    no puedo/puede .. respirar, no respira, no esta respirando, dejo de respirar, cuesta .. respirar,
    me/le/nos falta el/- aire, me falta la respiracion, se/me ahoga/ahogo, se esta ahogando, me estoy ahogando,
    me ahogo, ahogando, atragant*, se asfixia, asfixi*, esta morad*, se puso morad*, labios .. morados/azules,
    cara .. caida/chueca/torcida, boca .. chueca/torcida, no puede hablar/moverse, no puedo mover*,
    brazo .. dormido/entumido/adormecido, lado .. dormido/paralizado/entumido, inconsciente, se/me desmay*, desmayad*,
    desmayo, no despierta, no se despierta, no me/nos/le despierta/reacciona, no reacciona, no responde mi/el/la, se desplomo, convulsion*,
    convulsionando, sangra mucho, sangrando mucho, sangrando .. no, no deja/para/paro de sangrar,
    vomitando/tosiendo/escupiendo/vomita/tose sangre, mucha sangre, perdiendo .. sangre,
    necesito/llame/llamen/llama/manden/necesita/llamar .. ambulancia, llame/llamen/llama/llamar al 911,
    emergencia medica, es una emergencia, tengo una emergencia, garganta .. cerrando/cierra/hinchada/cerro/hincho,
    lengua/labios/cara .. hinchad*/hincha*, me estoy muriendo, se esta muriendo, me muero, me voy a morir,
    se va a morir, no tiene pulso, reaccion alergica grave/fuerte, shock/choque anafilactico, coma diabetico
  `,
  poison: `
    took/swallowed/ate/tome/trague like/about/como/unas/- # tylenol/tylenols/advil/aspirin*/aspirina*/ibuprofen*/benadryl/xanax/pills/pastillas/tabletas/tablets/acetaminof*, me tome como/unas/- # pastillas/tylenol/aspirina*, se tomo como/unas/- # pastillas/tylenol/aspirina*,
    took/gave/injected/puse/inyecte/tome/di .. units/unidades/mg/pills/pastillas instead/en of/vez/lugar,
    drank/drunk/drink/took/ate .. whole bottle, whole bottle of, entire bottle of,
    drank .. syrup/medicine/medication/perfume/alcohol/cleaner/lotion,
    took double/triple .. pills/medicine/medication/dose/meds, took .. twice/extra .. pills/today/dose,
    too many of my/his/her, pastillas de mas, tome/tomo de mas, tomo/tome/tomado doble, tomo/tome/tomado .. jarabe,
    jarabe completo/entero, frasco completo/entero, bote completo/entero de, pastillas .. sin querer, tome .. veneno,
    poisoned, poisoning, poison control, rat poison, swallowed/swallow/ate/drank/took/ingested/eaten .. poison, oded,
    od ing, overdosing, overdosed,
    swallowed/swollowed/swalowed .. pill*/tablet*/med*/bleach/batter*/detergent/cleaner/chemical*/antifreeze/magnet*,
    swallowed/swollowed/swalowed .. gasoline/insulin/drug*/bottle/tylenol/soap/pods/coin/nicotine/vitamins/edible*,
    drank/drunk/drinking/drink/drinked/ingested .. bleach/detergent/cleaner/antifreeze/chemical*/gasoline/windex/clorox,
    drank/drunk/ate/eaten/ingested .. pill*/tablet*/medicine*/medication*/meds/pesticide/pods/bottle,
    got/getting/gets/get into .. pill*/medicine*/medication*/meds/cleaner*,
    took/taken/takes/ate/gave .. too many/much, took/taken/takes/taking .. too many/much,
    took/taken/ate .. whole/entire/full .. bottle, took/taken .. bottle of, took/taken .. handful,
    took/taken all .. pill*/med*/tablet*, took/taken # pill*/tablet*, ate # pill*/tablet*,
    too many pill*/tablet*/tylenol, too much insulin/medicine/medication/tylenol/medication,
    took .. wrong medicine/pill*,
    toddler/baby/infant/son/daughter/kid/child/grandson/granddaughter/nephew/niece got/gets into my/his/her/some/the pill*/med*,
    toddler/baby/infant/grandbaby got/gets into,
    son/daughter/kid/child/grandson/granddaughter/nephew/niece got into my,
    accidentally took/gave/ate/drank/swallowed/injected/drink/take/overdosed, twice by mistake/accident,
    gave/took/injected .. by mistake/accident, double .. by mistake/accident, took/taken pills, took some pills,
    took all/most of, took # tylenol/acetaminophen/advil/ibuprofen/aspirin/xanax/benadryl/tramadol/aleve/percocet,
    shaking and confused, carbon monoxide, gas leak,
    se tomo las/unas/mis/mi/sus pastilla*/medicina*/pildora*/medicamento*/jarabe,
    tome/tomo/di/dio/inyecte .. por error/equivocacion/accidente, dos veces por error, envenen*, intoxic*,
    me pase de dosis, se paso de dosis, demasiad* pastilla*/pildora*/medicina*/insulina/medicamento*,
    trago/tragado/trague/tragaron .. pastilla*/pildora*/cloro/pila/bateria/jabon/detergente/medicina*/medicamento*,
    bebio/bebi/bebieron .. cloro/detergente/veneno/gasolina/anticongelante/limpiador,
    tomo/tome/tomado/tomaron .. cloro/detergente/veneno/gasolina/anticongelante/limpiador,
    comio/comi .. pastilla*/pildora*/medicina*/veneno, tome/tomado/tomaron muchas/bastantes/varias pastillas/pildoras,
    tomo/tome/tomado .. demasiad*, tome/tomo/tomado .. todas .. pastillas/pildoras,
    tome/tomo/tomado # pastillas/pildoras, tome/tomo/tomado .. frasco/bote, me/se tome/tomo muchas, muchas pastillas,
    fuga de gas, monoxido de carbono
  `,
  abuse: `
    tiene/tienen/tenia amenazad*, tiene/tienen golpead*, estoy amenazad*,
    toca*/toco/touch* .. partes/privates/private/inappropriately,
    beating his/her/my/me/us/up, put/puts/laid his/her hands on, hands around my neck, threw me, throws .. at me,
    stalking me, stalks me, held me down, forced me to, forces me to have, grabbed me by,
    me/nos/la/lo/le estan/esta golpeando/pegando/maltratando/amenazando, le esta pegando, golpeando a su/mi,
    me golpearon, me avento, me agarro del cuello, me apunto con, padrastro/tio/padre/vecino me toca, cachetad*,
    bofetad*, stepdad/stepfather/uncle touches me, touches me, me acosa, me persigue, me quiere pegar,
    me tiene encerrada, me forzo, me obliga a tener, hits me, hit me, hitting me, beats/beating/beaten/beat me,
    beat me up, beats up, punch*/slap*/kick*/strangl* me, hurts me, hurting me, chokes/choked/choking me,
    pushes/pushed/shoves/shoved me, hits/hit/hitting us,
    hits/hit/hitting/beats/beat/beating/hurts/hurting my/our/the/her/his kids/children/son/daughter/mom/mother/sister/baby,
    threatens/threatened/threatening me, threatens/threatened to kill/hurt/hit, going to kill me, gonna kill me,
    trying to kill me, tried to kill me, wants to kill me, child abuse, elder abuse,
    abuses/abused/abusing me/us/her/him, being abused, being beaten, am abused, raped, rapes me, molested, molests,
    molesting, sexually assault*, abusive, domestic violence, domestic abuse, domestic assault, wont let me leave,
    locks me in, locked me in,
    afraid/scared/terrified of my husband/boyfriend/partner/wife/girlfriend/ex/father/dad/son/stepfather/caregiver,
    afraid/scared of him, afraid he will kill/hurt, afraid to go home, scared to go home, unsafe at home,
    not safe at home, dont feel safe at home, caregiver .. hits/hurts/yells/abuses,
    me/nos/le/les pega/pegan/pego/pegaba, pega a mis/mi/los, me/nos/le/la golpea/golpean/golpeo/golpeaba,
    golpea a mi/mis, golpeada por, me dio una golpiza, me patea, me pateo, me empuja, me cachetea, me lastima,
    me estrangul*, me/nos/la maltrata/maltratan/maltrato/maltrataba, maltrato, me/nos amenaza/amenazan/amenazo,
    abuso infantil, abuso domestico, abuso sexual, abuso de ancianos, me abusa,
    abusa/abuso/abusan/abusaron de mi/ella/el, me/la violo/violan/violaron, me quiere matar, me va a matar,
    quiere matarme, trato de matarme, amenaz* con matarme, me ahorca, me ahorco, violencia domestica,
    violencia familiar, violencia intrafamiliar, violencia en casa, soy victima de violencia,
    miedo a/de/del mi/- esposo/marido/pareja/novio/ex/padre/padrastro/hijo/esposa/novia, le tengo miedo a mi,
    tengo miedo de el, no estoy segur* en mi/- casa, no me siento segur* en mi/- casa, no me deja salir, me encierra
  `,
}

/** Names of dangers, which the past and medicines are told of by too: words about either make them ordinary. */
export const dangersUnlessPast: Pick<Record<EmergencyKind, string>, 'medical' | 'poison'> = {
  medical: `
    had/has/having a/another stroke, chest/ches pain*, pain .. chest, heart/hart attack*, cardiac arrest, trouble/problem*/difficulty/hard breathing,
    short/shortness of breath, anaphylaxis, dolor* de/del/en el/- pecho, dolor* .. pecho, ataque* al corazon,
    ataque* cardiaco*, ataque* de corazon, infarto*, paro cardiaco, falta de aire, falta de respiracion,
    dificultad para respirar, derrame* cerebral*
  `,
  poison: 'overdos*, over dose*, over dosed, poison*, sobredosis, sobre dosis, veneno*, od on',
}

/** Takes back, in few words, what sounded like danger to oneself or by another. That somebody is fine says nothing after pills or pain, and "didn't mean it" may be said of who did it. */
export const takenBack = `
  just/only/was/im venting/kidding/joking, was a joke, bad joke, not/wasnt serious, false alarm, not an emergency,
  solo me desahogaba, me estaba desahogando, es/fue/era broma, estaba bromeando, no lo decia/dije en serio, no es/era/hablaba en serio, falsa alarma, no es una/- emergencia
`

/**
 * Somebody else has put away what a person would have harmed themselves with. Who does it is always named: "I took the pills
 * with whiskey" and "guardo las pastillas" are no such thing.
 */
export const putAway = `
  he/she/they/sister/brother/mom/mother/dad/father/wife/husband/friend/neighbor/son/daughter/roommate took/hid/locked/threw/flushed the/my/all pills/meds/medicine/gun/knife/knives/razors away/up/home/out,
  he/she/they/sister/brother/mom/mother/dad/father/wife/husband/friend/neighbor/son/daughter/roommate took the/my pills/meds/gun/knife/knives/razors to his/her/their house/home/place,
  hermana/hermano/mama/papa/esposa/esposo/hija/hijo/amiga/amigo/vecina/vecino/ella/y se llevo/llevaron las/la/el pastillas/medicinas/pistola/cuchillo/arma a su casa,
  hermana/hermano/mama/papa/esposa/esposo/hija/hijo/amiga/amigo/vecina/vecino/ella me escondio/escondieron las/la/el pastillas/medicinas/pistola/cuchillo/arma
`

/**
 * Somebody has come who can help, or has helped: after numbers to call, what is told of it may be danger no longer. "I am home"
 * and "she says she is fine" are no such things: where nobody helps, nobody stands down.
 */
export const inGoodHands = `
  home/back from the/- hospital/er, out of the hospital/er, they/hospital/er kept me/him/her/us/them, discharged, they/hospital sent me/him/her/us home,
  they have/got him/her/me/them at/in the/- hospital/er/icu, have/had her/him/me at/in the/- hospital/er/icu, took/taking/rushed me/him/her/us/them to/by/in the/- hospital/er/icu/ambulance,
  was/is/been/got/hes/shes/im admitted, admitted now/to, put in a/- stent, surgery went,
  ambulance/paramedics/ems/medics is/are/got/came/took/just here/him/her/me/there, ambulance/paramedics/ems/medics .. coming/arrived/here/way, they came and/n/- got/took him/her/me,
  at the hospital/er now, already called 911/them/poison/988, just/i/we/she/he called 911/them/poison/988, on the phone with 911/them/poison/988, talked to them/988/someone/somebody there/-,
  dieron de alta, ya sali/salio/salimos del hospital, al salir del/- hospital, ya fui/fue/fuimos al hospital, tienen en el/- hospital, llevaron/yevaron al hospital, llevaron/yevaron en .. ambulancia/anbulancia,
  ya llame, ya llamamos, ya les llame, hable con .. ahi/alla/ellos, ambulancia ya llego/viene, ya llego/vino/viene .. ambulancia, vienen en camino,
  ya esta estable, esta/estoy/quedo/dejaron internad*, pusieron un/el/- stent/suero/nebulizacion/marcapasos, ya nos/me/lo/la atendieron, volvio en si, cogieron a tiempo
`

/** Who was hurt at home is somewhere else. */
export const isAway = `
  im/am/were/are/staying at/with my sisters/sister/moms/mothers/mother/mom/dads/brothers/friends/friend/cousins/aunts/grandmas/parents, im/am/were/are/staying at/in a/the shelter/hotel/motel, im/am/are/were safe now, got away, moved out,
  estoy/estamos/vine/fui en/a/con casa de mi/una hermana/mama/madre/amiga/prima/tia/abuela/hermano/papa/familia, estoy/estamos con mi hermana/mama/tia/prima/amiga, estoy/estamos en un/el refugio/albergue/hotel/motel, estoy/estamos a salvo
`

/** What speaks against both: nobody came, it goes on, or who did it is near. */
export const goesOn = `
  no answer, nobody, noone, no one, not answer*/coming/here/safe, didnt/dont/doesnt/wont/isnt/arent answer/come/coming/pick/here, on hold, hung up, still, stuck, but, alone, by myself, worse, last time, something else, looking for, found us/me, outside,
  he has/is/knows/found/took/came/comes/keeps, hes,
  no contest*, nadie, no llega/llegan/llego/llegaron/viene/vienen/vino, colgaron, ocupad*, sigo/seguimos/sigue, todavia, pero, sol*, peor, buscando, busca, afuera, el tiene/esta/viene/sabe/me, otra vez
`

/** What sounds like a danger and is none. */
export const harmless = `
  nearly/almost/about fell/fall/fainted/died over/off/out/down/when/at, casi me caigo/desmayo/muero de/cuando/al,
  cant/cannot/not breathe easy, not an emergency, no es una/- emergencia,
  kill me when/if he/she/they see/sees/finds/hears .. paid/price/bill/cost*/spent/much/receipt/charge, me va/van a matar cuando/si vea/sepa/se .. precio/cuenta/pague/gaste/cobraron/costo/recibo,
  choking up, alzheimer/dementia/demencia .. reconoce/recognize,
  in case .. overdoses/overdose, dont/not want/wanna to live in/with/alone/here/on, no quiero vivir con/en/sola/solo, in case of .. overdose/poisoning/emergency,
  sangre de los ojos,
  overdos* on information/news/paperwork/coffee/work/numbers, suicide .. training/prevention/awareness, prevenir .. suicid*, pego/pega/pegan duro/fuerte, shot down by, shot my, prevencion del suicidio, suicidal ideation medicine,
  suicid*/suicido hace .. ano*, suicide .. years ago, suicide in 19*/20*, poison control .. cost*/free/charge*, is poison control free,
  para/pa que no me/le/- de/den/vuelva/repita .. infarto*/derrame*/ataque*/convulsion*, para no tener .. infarto*/derrame*,
  prevent*/avoid/risk/lower/dont/wont have/- a/another/- heart/stroke/overdos*/seizure* attack*/-, para prevenir/evitar .. infarto*/derrame*/ataque*/convulsion*/sobredosis,
  me ahogo/ahogando/ahoga/ahogado/ahogados en/con/de .. deuda*/cuenta*/papel*/tramite*/trabajo/gasto*/bill*/pago*, me estoy/estamos ahogando en/con/de, ahogando en/con/de deuda*/cuenta*/gasto*/papel*,
  drown*/choking/suffocat* in/on/under .. bill*/debt*/paperwork/cost*/form*/copay*/price*/medical, 
  no puedo/aguanto/soporto mas con/pagar/estos/estas/este/el/los/las/de/tiempo/dinero/gasto*/precio*/deuda*, no puedo/aguanto/soporto mas esta/este/tanto/tanta situacion/papel*/precio*/deuda*/espera/tramite*,
  cant/cannot/not take/do/handle this/it/these price*/cost*/bill*/paperwork/job/wait*/runaround, point in/of/to applying/calling/paying/insurance/medicare/having,
  point of/in it/this card/program/form/plan/app/website/page/question/insurance/coverage, point of .. card/program/form/insurance/coverage/plan,
  medicina*/medicamento*/pastilla*/tratamiento*/ayuda de/para/pagar la/las/los/el/- convulsion*/epilep*/derrame*/infarto*/ataque*,
  seizure* medicine*/medication*/meds/drug*/pill*/disorder, kill*/destroy* my/our wallet/budget/pocket*/finances, kill*/hurt* me/us financially, kill for, killer, to die for, dead line, die laughing,
  me mata/matan/esta/estan matando/- de risa/trabajo/hambre/estos/este/esos/los/las/el/la precio*/trabajo/renta/cuenta*/deuda*/gasto*/curiosidad, jefe/trabajo/precio*/renta/deudas me mata/matan/va/van/quiere a/- matar/-,
  jefe/boss .. kill/matar me/-, me muero/muriendo de/por, muert* de hambre/cansancio/frio/risa/miedo/sueno/calor, mat* de hambre, 
  infarto/ataque cuando/al/por/con .. precio*/cuenta*/costo*/factura*/vi/ver/veo, heart attack/failure when/from/at/seeing .. price*/bill*/cost*/saw/see/total, almost/nearly/about/- had a heart attack when,
  nearly/almost died/fainted/choked/passed when/at/laughing/out when/-, faint/fainted when i saw, me desmayo/desmaye cuando/al/del/con .. vi/ver/precio/cuenta, casi me desmayo/muero/infarto,
  died/dying/dead .. laughing/battery/phone, phone/battery/car/laptop .. dead/died/dying, se me muere/murio el/la telefono/celular/bateria/pila/carro,
  gave/give/giving me a heart attack, over my dead body, dead end, dead tired, deathly, scared to death, worried to death, bored to death, sick to death, sugar pill*,
  poison ivy/oak/sumac, hiedra venenosa, overdose/sobredosis prevention,
  overdose kit*/reversal/medicine/medication/rescue, kit* de/para sobredosis, antidoto, faint line*, faint positive,
  trouble/hard/problem*/difficulty/cant/cannot swallow* .. pill*/tablet*,
  pay*/paid/cost*/spend*/spent/charge* .. too much, take/takes too many/much .. time/money/long, takes too much,
  dying to/for, is dying of cancer, go on paying/medicare/medicaid/disability,
  tomo muchas .. diarias/diario/dia/caras/cuestan/pagar*, muchas pastillas .. diarias/diario/dia/caras/cuestan/pagar*,
  demasiadas medicinas caras, me muero con, me muero de/por hambre/ganas/frio/calor/risa/saber, me falta el seguro,
  me pego al, doctor/office/program/company/insurance/clinic/pharmacy/doctors .. not/doesnt/dont/wont/no respond*,
  forced me to pay/buy/switch/change/quit/retire,
  doctor/oficina/programa/compania/seguro/clinica/farmacia no responde/contesta, cut myself off,
  cut/cutting myself .. slack, has no response from, no response from, hit me with/up,
  hits me with .. bill/price/cost, hit us with, kick me out, kicked me off/out, punch me in, hurts me financially,
  me pega al bolsillo, pega al bolsillo, me amenaza el casero, el precio me lastima, se desmayo el sistema,
  medicine*/medication*/meds/drug*/pill*/program*/inhaler*/help/treatment* for/after .. heart/chest/hart attack*/pain*,
  medicine*/medication*/meds/drug*/pill*/program*/inhaler*/treatment* for .. breath*/overdose*/poison*/anaphylaxis,
  heart attack/attacks medicine*/medication*/meds/drug*/pill*/prevention/prescription*/treatment,
  chest pain/pains medicine*/medication*/meds/drug*/pill*/prescription*/treatment, anaphylaxis medicine*/medication*,
  medicina*/medicamento*/pastilla*/programa*/tratamiento*/inhalador* para/de .. infarto*/pecho/corazon/respirar/aire,
  medicina*/medicamento*/pastilla*/programa*/tratamiento* para/contra .. sobredosis/envenen*/cerebral/convulsion*
`

/** Words that put a danger in the past, or say that it is over. */
export const past = `
  last year/month/spring/summer/fall/winter, years/months ago, year/month ago, few years, in 19*, in 20*, since 20*,
  died/dies of/from/by, passed away, dead from, death from, surviv*, history of, since my/his/her/the,
  after my/his/her/a/the/an, previous, prior, past, when i was, recovering from, recovered from, lost .. to,
  hace .. ano*, hace .. mes*, ano pasado, mes pasado, en 19*, en 20*, desde 20*, murio de/por, fallecio, muerte por,
  sobrevivi*, historial de, antecedente*, desde mi/su/el, despues de/del mi/su/un/-, recuperandome de
`

/** Words that mean the past only where medicines or their price are spoken of too. */
export const perhapsPast =
  'sometimes, at times, from time to time, a veces, de vez en cuando, had, suffered, tuve, tuvo, sufri, sufrio, he tenido, ha tenido, le dio, me dio'
export const ofMedicines = `
  medicine*, medication*, meds, program*, pay*, afford, cost*, prescri*, card, coupon*, copay*, insurance, medicare,
  medicaid, takes, taking, price*, eligib*, qualif*, medicina*, medicamento*, pagar*, costo*, cuesta*, receta*,
  tarjeta, cupon*, copago*, seguro, precio*, tomo, tomando, calific*
`

/** Words that say that it happens now, whatever else is said. */
export const present = `
  i think, i believe, come quick, come fast, please come, i think, just had, creo que,
  right now, is happening, just had/took/happened/started/swallowed/collapsed/overdosed/ate/drank/got/died, today,
  tonight, this morning/afternoon/evening, last night, yesterday, minutes ago, minute ago, hours ago, hour ago,
  again now, now i have, now i am, now im, i now have, what do i do, what should i do, help me, hurry, please hurry,
  send help, having it again, happening again, came back, getting worse, ahora mismo, ahorita, ahora tengo, ahora me,
  hoy, anoche, ayer, acaba/acabo de, otra vez me/le/tengo, de nuevo me/le/tengo, hace .. minuto*, hace .. hora*,
  hace rato, que hago, auxilio, ayudenme, ayudeme por favor, rapido, esta manana, esta tarde, esta noche, me volvio a,
  empeora*
`
