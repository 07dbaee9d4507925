/** What may be said once danger is over, and what speaks against it. Word patterns of both languages, folded. */

/** Takes back, in few words, what sounded like danger to oneself or by another. That somebody is fine says nothing after pills or pain, and "didn't mean it" may be said of who did it. */
export const takenBack = `
  just/only/was/im venting/kidding/joking, was a joke, bad joke, not/wasnt serious, false alarm, not an emergency,
  solo me desahogaba, me estaba desahogando, es/fue/era broma, estaba bromeando, no lo decia/dije en serio, no es/era/hablaba en serio, falsa alarma, no es una/- emergencia,
  es/era un decir, figure of speech, im good/fine/ok/okay i just/only mean/meant it/the/my hurts/pain/price/cost/bill/tooth, just an expression/- saying, not literally
`

/** What was done is no joke. */
export const hasTaken = `
  took/taken/swallowed the/my/all/some/them/it/pills/everything,
  me tome/trague/tomado las/la/los/todas/todo/unas/un, tome/trague pastillas
`

/** Of what nobody dies. Of grief and shame people do: neither is here, nor asked of who spoke of dying by their own hand. */
export const figurative = `
  de la/- verguenza/risa, of/from embarrassment/laughing
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
 * Somebody has come who can help, has helped, or is being called: after numbers to call, what is told of it may be danger no longer. "I am home"
 * and "she says she is fine" are no such things: where nobody helps, nobody stands down.
 */
export const inGoodHands = `
  home/back from the/- hospital/er, out of the hospital/er, they/hospital/er kept me/him/her/us/them, discharged, they/hospital sent me/him/her/us home,
  they have/got him/her/me/them at/in the/- hospital/er/icu, have/had her/him/me at/in the/- hospital/er/icu, took/taking/rushed me/him/her/us/them to/by/in the/- hospital/er/icu/ambulance,
  was/is/been/got/hes/shes/im admitted, admitted now/to, put in a/- stent, surgery went,
  ambulance/paramedics/ems/medics is/are/got/came/took/just here/him/her/me/there, ambulance/paramedics/ems/medics .. coming/arrived/here/way, theyre here, they are here, they just arrived, they came and/n/- got/took him/her/me,
  at the hospital/er now, hes/shes/im/theyre/is/are at/in the hospital/er, esta/estamos/estoy/tienen ya/- en el/- hospital/urgencias, already called 911/them/poison/988, just/i/we/she/he called 911/them/poison/988, on the/- phone w/with 911/them/poison/988, they/nurse/911/poison said/say/told me/us/to/- to/- go/take/bring to/him/her/me/in -/to the/- er/hospital, dicen/dijeron que -/lo/la/me vaya/vayamos/lleve/llevemos/yeve a/al/para urgencias/emergencias/hospital, im/am/is/are calling 911/them/it/now/988, i will/ill call it/them/now, estoy/esta/estamos llamando, la/lo/le/los estan llamando, estan llamando a/al la/911/ambulancia, talked to them/988/someone/somebody there/-,
  dieron de alta, ya sali/salio/salimos del hospital, al salir del/- hospital, ya fui/fue/fuimos al hospital, tienen en el/- hospital, llevaron/yevaron al hospital, llevaron/yevaron en .. ambulancia/anbulancia,
  ya llame, ya llamamos, ya marque, ya marcamos, se lo/la llevaron, ya respira, ya les llame, hable con .. ahi/alla/ellos, ambulancia ya llego/viene, ya estan aqui, ya llegaron, ya llego/vino/viene .. ambulancia, vienen en camino,
  calling now, calling/called/texting/texted 911/them/it/poison/988 now/-, texted them/988/it, texting them/988/with, talking to them/someone/somebody now/-, someone/somebody is/s talking to me, theyre/theyr/they/they're are/re/- keeping/watching me/her/him/them, keeping me/her/him overnight, in the ambulance/er/icu now/-, on our/the/my way to the er/hospital, heading/driving/going to the er/hospital, driving/taking me/him/her/us/them to the/- er/hospital, me/lo/la/nos va/van/estan a/- llevar/llevando a/al/para urgencias/emergencias/emergencia/hospital,
  ya les/le/- escribi/texte/mande, ya les/le hable/hablamos/marque al/con/a, me estan contestando/atendiendo/escribiendo, estoy hablando con ellos/alguien/el/la, va/vamos/voy en/a/para camino/urgencias/emergencias/hospital, camino al hospital, ya vamos para/al/pal hospital, la/lo van a dejar/tener internada/internado/observacion/noche, estan observando,
  on/talking/speaking/am/im with/to the/- 911/dispatch/dispatcher, with the 911/dispatcher/operator/dispatch, got/have 911/dispatch/them on, 911/dispatch/dispatcher/operator is/s on/talking/telling/here, 911 on the/- line/phone/speaker, dispatcher/operator told/says/said/is,
  hablando al/a 911/emergencias, estoy/estamos/hablando/hablo/ando con el/la/los/- 911/operadora/operador/ambulancia/paramedicos, tengo al/el/la/a 911/operadora en, operadora/operador me/nos dice/esta/dijo, 911 en el/la/- altavoz/linea/telefono/bocina,
  ambulance/paramedics/ems/medics/firefighters/crew took/got/have/loaded her/him/them/me, they took/got/loaded/have her/him shes/hes breathing/awake/alive/stable, they took/loaded her/him away/already, they gave/hit/sprayed her/him narcan/oxygen, narcan worked, woke/came up/to after, le dieron/pusieron narcan/naloxona/oxigeno, le dieron/pusieron .. nariz,
  vine/bine/vengo/venimos/vinimos/regrese/regresamos/llegue/llegamos/volvi del hospital/er/urgencias, back from/home the/- er/hospital/urgent, hospital/er/doctor said/says it/its/was/he/she/im/i only/just/fine/ok/okay/muscle/nothing/gas, era musculo/muscular/gases/nada/ansiedad,
  ya los/las/la/lo/les/le/- llame/llamamos/llamo/llamaron .. ya/- vienen/viene/venian/camino, i/we/he/she/just/already called theyre/they/its are/is/- on/coming their/its/the/now/- way/-, they/theyre are/- on their/the way,
  ya esta estable, esta/estoy/quedo/dejaron internad*, pusieron un/el/- stent/suero/nebulizacion/marcapasos, ya nos/me/lo/la atendieron, volvio en si, cogieron a tiempo
`

/** Somebody of one's own is there or on the way: that helps who is in despair, and stops no bleeding. */
export const withSomebody = `
  sister/brother/mom/mother/dad/father/friend/husband/wife/neighbor/son/daughter/roommate is/- coming/driving/taking over/me/us/here/now, shes/hes/she/he is/- with me now, sister/brother/mom/mother/dad/father/friend/neighbor/roommate is here/with,
  texted/called/messaged/told/asked her/him/them/- shes/hes/theyre/they/she/he/- is/are/- coming/driving/here/way, texted/called/messaged/told/asked .. coming/way/driving over/here/now/to/-, sister/brother/mom/mother/dad/father/friend/husband/wife/neighbor/son/daughter/roommate/shes/hes/theyre he/she/- is/s/are/- on his/her/their/the way, shes/hes/theyre coming/driving over/here/now,
  le/les escribi/texte/mande/llame/marque/hable .. viene/vienen/va/camino,
  hijo/hija/esposo/esposa/hermana/hermano/mama/papa/vecina/vecino/amiga/amigo me/nos/lo/la va a llevar/recoger, hijo/hija/esposo/esposa/hermana/hermano/mama/papa/vecina/vecino/amiga/amigo viene/esta/llego/ya para/conmigo/aca/aqui/viene/esta, ya esta/estan aqui/conmigo
`

/** That there never was any danger, or is none now, of whatever kind. */
export const noDanger = `
  nobody/noone/no is/s/one in danger, not in danger/any, no danger/emergency, not an/- emergency, false alarm, nobody/noone is hurt/sick/dying,
  nadie esta/corre en/- peligro, no hay/es/estoy/estamos en/una/ninguna/- peligro/emergencia, falsa alarma, no es nada/tan grave, no es para tanto, nadie esta herido/herida/grave
`

/** Who was hurt at home is somewhere else. */
export const isAway = `
  im/am/were/are/staying at/with my sisters/sister/moms/mothers/mother/mom/dads/brothers/friends/friend/cousins/aunts/grandmas/parents, im/am/were/are/staying at/in a/the shelter/hotel/motel, im/am/are/were safe now, got away, moved out,
  estoy/estamos/vine/fui en/a/con casa de mi/una hermana/mama/madre/amiga/prima/tia/abuela/hermano/papa/familia, estoy/estamos con mi hermana/mama/tia/prima/amiga, estoy/estamos en un/el refugio/albergue/hotel/motel, estoy/estamos a salvo
`

/** What speaks against both: nobody came, it goes on, or who did it is near. */
export const goesOn = `
  no answer, nobody, noone, no one, not answer*/coming/here/safe, didnt/dont/doesnt/wont/isnt/arent answer/come/coming/pick/here, on hold, hung up, still, stuck, but, maybe, might, not/wont/cant/dont going/go/want/wanna/afford/have, alone, by myself, worse, tomorrow, later, last time, something else, looking for, back out, before, hurry, finish, find/finds me, found us/me, outside, parking, goodbye, be gone, too late, take/taking/swallow/swallowing the/my/all/them/these, gun, knife, rope, bridge,
  he has/is/knows/found/took/came/comes/keeps, hes,
  no contest*, nadie, no llega/llegan/llego/llegaron/viene/vienen/vino, colgaron, ocupad*, sigo/seguimos/sigue, todavia, pero, quiza*, tal vez, a lo mejor, no quiero/quiere/voy/vamos/puedo/podemos/tengo/tenemos, sol*, peor, al rato, buscando, busca, antes, encuentre/encuentren, afuera, despedi*, demasiado tarde, tomar/tomarme/tragar/tragarme las/todas/mis, pistola, arma, cuchillo, soga, puente, no me/lo/la/nos atienden, el tiene/esta/viene/sabe/me, otra vez
`
