import { expect, test } from 'vitest'
import { readEmergency } from './read-emergency.ts'

/** What sounds of danger to the language model alone, after what was meant before it. */
const calm: [says: string, last?: string][] = [
  ['ahorita le pregunto a mi nieto espereme', 'programs'],
  ['let me ask my cousin hold on'],
  ['no id yet just the prison one and my release papers'],
  ['they keep billing me for it'],
  ['im at the beach house till monday'],
  ['nah no swelling no fever just hurts when i chew'],
  ['no fever or anything its just sore'],
  ['i dont have a fever, only my tooth hurts'],
  ['no bleeding no swelling only aches at night'],
  ['havent had any fever, need a dentist'],
  ['no tengo fiebre ni nada inchado solo duele un chingo'],
  ['sin fiebre ni hinchazon nomas me duele al masticar'],
  ['no ahorita no he convulsionado, la ultima fue en marzo'],
  ['no se ha desmayado ni nada la ultima vez fue en enero'],
  ['me dio un coagulo en la pierna en mayo', 'card:internal-appeal'],
  ['i had a blood clot in my leg in may', 'card:internal-appeal'],
  ['had a mini stroke last year, what does medicare pay', 'programs'],
  ['me dio neumonia en enero y quede debiendo', 'programs'],
  ['he got a stent back in february, now brilinta is too much', 'programs'],
  ['tomé sumatriptán hace años y me daba una opresión en el pecho', 'card:step-therapy'],
  ['tomé topiramato hace 3 años y me dejaba sin poder respirar bien', 'card:step-therapy'],
  ['i was on imitrex last year and it gave me a squeezing feeling in the chest', 'card:step-therapy'],
  ['i took lisinopril years ago and it made my throat swell. does that count', 'card:step-therapy'],
  ['el no está mal ahorita, está jugando, nomás tose en la noche', 'card:tricare-pharmacy'],
  ['1000 dolares por 8 pastillas??? me muero jajaj'],
  ['casi le da un infarto a mi mujer con esa cuenta jaja'],
  ['lol im dying, 900 dollars for a cream'],
  ['haha my wife almost had a heart attack when she saw it'],
  ['me estoy muriendo de una muela'],
  ['im dying of this toothache'],
  ['this knee is killing me', 'programs'],
  ['esta artritis me va a matar un día de estos'],
  ['mi espalda me esta matando'],
  ['im dying over here lmao', 'price'],
  ['she has afib', 'card:out-of-medicine-today'],
  ['trintellix 480 a month now. used to be 30'],
  ['im down to 4 pills', 'programs'],
  ['le quedan como 40 unidades', 'card:insulin-35-from-the-maker'],
  ['me quedan 3 pastillas nomas', 'programs'],
  ["he's got 12 units left in the pen", 'programs'],
  ["My daughter was just diagnosed with type 1, 9 days ago. Novolog, Lantus, Dexcom, and they're talking Omnipod"],
  ['my son got diagnosed with epilepsy last week, keppra and a rescue spray'],
  ['a mi niño le acaban de diagnosticar diabetes tipo 1, necesita lantus y novolog'],
  ['last time i ran out i had a seizure in the shower and busted my teeth so yea im scared', 'card:out-of-medicine'],
  ['me dieron propranolol antes y me dejaba sin aire y me lo quitaron, cuenta eso?', 'card:step-therapy'],
  [
    'my doctor gave me sumatriptan before and it made my chest feel tight so he stopped it, years ago',
    'card:step-therapy',
  ],
  ['me va a dar un infarto cuando vea el recibo jajaja', 'programs'],
  ['im gonna have a heart attack when i see the bill', 'price'],
  ['i got bad knees and a bad ticker', 'about:human'],
  ['tiene epilepsia y diabetes', 'price'],
  ['no for real its for a friend', 'programs'],
  ['el amigo tiene 58 y es el que escribe', 'programs'],
  ['he gets the text whenever something is filled', 'several'],
  ['le llega un mensaje a el cada que surto', 'several'],
  ['mi marido usa otra y dice que la suya es diferente', 'programs'],
  ['si el se sale del plan yo tambien lo pierdo', 'programs'],
]

const longPast: [says: string, last?: string][] = [
  ["my cousin od'd back in 2011 so i dont keep pills in the house", 'programs'],
  ['friend of mine overdosed years ago so no opioids for me please', 'phone'],
  ['my aunt took too many sleeping pills like 20 years ago, i dont want that stuff around', 'programs'],
  ['mi tio se tomo de mas unas pastillas en el 2005 y desde entonces no confio', 'programs'],
  ['my son overdosed last year. he made it but we keep naloxone in the house now', 'price'],
  ['mi hermano tuvo una sobredosis el año pasado, sobrevivió pero quiero narcan en la casa', 'programs'],
  ['my grandpa had a stroke like ten years ago, does that count for the discount', 'programs'],
  ['con esta deuda me va a dar un infarto jajaja', 'programs'],
  ['my wife says ill give myself a heart attack worrying about it lol', 'price'],
  ['mi hija dice que me va a dar un derrame del coraje jaja', 'programs'],
  ['figure of speech, relax. im frustrated, not homicidal', 'card:external-review'],
]

test.each([...calm, ...longPast])(
  'what is denied, long past, a chronic illness or a figure of speech is no alarm: %s',
  (says, last) => {
    const { kinds, mayBe, isSlight } = readEmergency(says, last ? { last, hasMedicine: false } : undefined)
    expect(kinds).toEqual([])
    // "Im dying of this toothache" may be asked about, but for the rest.
    expect(mayBe === null || isSlight || /dying of/.test(says)).toBe(true)
  },
)

const dangers = `
  cant talk on the phone my throat is closing
  i cant speak on the phone, half my face is numb
  my toddler got into it, 6 pills left in the bottle
  le quedan 2 inyecciones y ya no respira bien
  my son was just diagnosed with type 1 and he is throwing up and breathing fast
  le acaban de diagnosticar diabetes y no despierta
  she was diagnosed with epilepsy last week and is seizing right now
  diagnosed with depression last week and i cant do this anymore
  last time i had chest pain it was a heart attack and this feels the same
  last time he seized he stopped breathing and he is seizing again
  last time i took pills it didnt work, this time i will take more
  la última vez que se tomó las pastillas casi se muere y ahora no contesta
  una vez me pegó y hoy me volvió a pegar
  he gave me sumatriptan before and now my chest is tight
  me dieron penicilina antes y ahora tengo la garganta cerrada
  i took it years ago and my throat swelled, i took one today and its swelling
  me va a dar un infarto, me duele el pecho
  my brother overdosed 3 years ago and i want to go be with him
  my husband took too many pills 2 years ago and he did it again
  my friend overdosed years ago, now my son wont wake up
  my dad had a heart attack 5 years ago and his chest is hurting
  my uncle raped me 10 years ago and he is back
  my brother took all his pills in 2010 and i think about doing that
  my sister overdosed years ago. i miss her so much i cant do this
  my son swallowed a battery 2 years ago and he just did it again
  i overdosed 6 years ago and im thinking about it again
  he took too many pills in 10 minutes
  she took all the pills back in 20 minutes ago
  mi primo se tomo unas pastillas hace años y hoy yo tambien
  mi hijo tuvo una convulsion hace 2 años y ahorita esta convulsionando
  siento que me va a dar un infarto
  my tooth is killing me, like i wanna die
  i took 30 tylenol, how much is the er without insurance
  out of lexapro, zaps in my head and my chest hurts
  ran out of effexor, zaps, had a seizure
  sin sertralina, toques en la cabeza y quiero morirme
  anoche me dolio el pecho y me sudaban las manos
  no fever but he is limp and wont eat
  no fever no pain just wont wake up
  no fever, he stopped breathing
  no swelling but her lips are blue
  no pain, he just collapsed
  no bleeding now, she lost so much blood and is pale and cold
  no swelling no fever just cant feel my left side
  no fever just his chest hurts
  no fever just a bad headache and she is confused
  she hasnt stopped vomiting blood
  he isnt bleeding but he wont wake up
  no more pain i took the whole bottle
  im not gonna kill myself yet
  im not gonna kill myself or anything but i have the pills ready
  im not suicidal but i have the gun here
  not gonna kill myself tonight
  my heart attack was in march but my chest hurts again
  i had a clot in may and now i cant breathe
  i will kill myself in may
  had a stroke back in june and now my face is drooping
  since march i cant breathe at night its worse now
  dying over here i cant breathe
  this back is killing me and i want to die
  lol i took 30 pills
  haha im gonna kill myself tonight
  hace años me daba dolor en el pecho y ahora me da mas
  last month he hit me and it made my ear bleed
  my son overdosed last year and he made it but today i found pills
  my sister overdosed last year, i want to be with her
  my mom survived a stroke last year and now she cant talk right
  he survived last year but he took all of them
  my dad had a heart attack last year, hes fine but his chest is tight
  mi hijo tuvo sobredosis el año pasado, ahorita esta morado
  i took imitrex last year and it made my chest tight and its tight again
  tomé sumatriptán hace años y me daba lo mismo, me duele el pecho y el brazo
  i took all my pills last year and it made me sick, this time i have more
  me tomé un frasco hace un año y me daba igual morirme
  hace un mes empece con sertralina y me daba ganas de matarme
  me dio un dolor en el pecho, el año pasado me daba igual
  no esta mal, esta morado
  she isnt that bad just wont wake up
  he's not bad, lips are a little blue
  no se siente mal pero se trago 10 pastillas
  im dying of a chest pain call someone
  he has asthma and his lips are blue
  she has diabetes and is passed out
  he has copd and cant catch his breath
  my mom has afib and her face is drooping
  for real my friend wants to die
  my friend took too many
  no tiene fiebre pero no despierta
  sin fiebre pero esta morado
  no tengo fiebre, me duele mucho el pecho
  no tiene dolor, no respira
  no he convulsionado pero me tome todas las pastillas
  no ha dejado de convulsionar
  no para de sangrar
  no deja de vomitar sangre
  no me voy a matar hoy
  no estoy pa matarme ni nada pero ya tengo las pastillas
  no me quiero matar hasta ver a mis hijos
  me dio un coagulo en mayo y ahora me duele el pecho
  el infarto fue en marzo y otra vez me duele el pecho
  me estoy muriendo de un dolor en el pecho
  me muero de la muela y se me cerro la garganta
  tiene epilepsia y esta convulsionando
  tiene diabetes y no despierta
  tengo asma y no puedo respirar
  esta artritis me va a matar, ya no quiero vivir
  jaja me tome todo el frasco
  en serio mi amigo se quiere morir
`

test.each(
  dangers
    .trim()
    .split('\n')
    .map((says) => says.trim()),
)('beside it danger is heard as before: %s', (says) => {
  expect(readEmergency(says).kinds).not.toEqual([])
  expect(readEmergency(says, { last: 'programs', hasMedicine: true }).kinds).not.toEqual([])
})

test.each([
  'im down to 4 pills, took the rest at once',
  'i have 40 pills left and no reason to stay',
  'quedan 10 pastillas y el frasco estaba lleno, la niña anda dormida',
  'me quedan 3 pastillas, me tome todas las demas',
])('of pills that are left it is asked where they may do harm: %s', (says) => {
  const { kinds, mayBe } = readEmergency(says)
  expect([...kinds, mayBe].filter(Boolean)).not.toEqual([])
})

test.each(['not gonna kill myself or anything just tired', 'no estoy pa matarme ni nada solo cansado'])(
  'who denies it is told who listens, after the answer: %s',
  (says) => {
    expect(readEmergency(says)).toMatchObject({ kinds: [], mayBe: 'suicide', isSlight: true })
  },
)

test.each([
  ['do they take boys too i have a son 15', 'danger:abuse'],
  ['¿y ahí reciben niños grandes o nomás chiquitos?', 'danger:abuse'],
])('a question after numbers to call is of no other danger: %s', (says, last) => {
  expect(readEmergency(says, { last, hasMedicine: false }).kinds).toEqual([])
})

test.each([
  ['era metoprolol', 'danger:poison'],
  ['3 of them', 'danger:poison'],
  ['he is next to me', 'danger:abuse'],
  ['no se mueve', 'danger:poison'],
])('what goes on needs no word of danger: %s', (says, last) => {
  expect(readEmergency(says, { last, hasMedicine: false }).kinds).not.toEqual([])
})

test.each([
  ['mi hija ya viene', 'danger:medical'],
  ['my son is coming over', 'danger:poison'],
  ['mi hijo me va a llevar', 'danger:medical'],
])('somebody of the family who comes is no medical help: %s', (says, last) => {
  expect(readEmergency(says, { last, hasMedicine: false }).isInGoodHands).toBe(false)
})

test('but in despair it helps', () => {
  expect(readEmergency('my sister is coming over', { last: 'danger:suicide', hasMedicine: false }).isInGoodHands).toBe(
    true,
  )
})

test.each([
  ['soy la hija, ya está en el hospital', 'danger:medical'],
  ['shes at the hospital with my brother', 'danger:medical'],
])('who is in a hospital is in good hands: %s', (says, last) => {
  expect(readEmergency(says, { last, hasMedicine: false }).isInGoodHands).toBe(true)
})

const notOver = [
  'my stepdad touched me last year',
  'i tried to end it 2 months ago',
  'in march he broke my arm',
  'el año pasado me quise morir',
  'hace un mes que no quiero vivir',
  'me violaron el mes pasado',
  'en mayo me amenazo con una pistola',
  'tengo el corazon malo y me duele',
  'i have bad heart and it hurts',
]

test.each(notOver)('violence, despair and what hurts now are not over by a date or an illness: %s', (says) => {
  expect(readEmergency(says).kinds).not.toEqual([])
})

test.each([
  ['shes at the hospital parking lot with a gun', 'danger:medical'],
  ['he is at the hospital with a knife', 'danger:suicide'],
  ['estoy en urgencias y no me atienden, no puedo respirar', 'danger:medical'],
])('nobody is in good hands who is near a hospital like this: %s', (says, last) => {
  expect(readEmergency(says, { last, hasMedicine: false }).isInGoodHands).toBe(false)
})

test.each([
  'no vomiting just cant keep eyes open after the pills',
  'no seizures today, 3 last night and shes still out',
  'not bleeding much just a lot of clots im 20 weeks',
  'no swelling just my throat closing',
  'no symptoms yet i took 30 tylenol',
])('a sign that is denied hides no other: %s', (says) => {
  expect(readEmergency(says).kinds).not.toEqual([])
  expect(readEmergency(says, { last: 'programs', hasMedicine: true }).kinds).not.toEqual([])
})

test('nor does one that is denied before it', () => {
  expect(readEmergency('sin dolor, perdi la vista de un ojo').kinds).toEqual(['medical'])
})

test.each([
  'im out of effexor since sunday and my head keeps zapping',
  'no cymbalta since friday, dizzy and zappy',
  'llevo una semana sin venlafaxina y me dan descargas en la cabeza',
])('shocks in the head without what treats despair are asked about: %s', (says) => {
  expect(readEmergency(says)).toMatchObject({ kinds: [], mayBe: 'medical', isSlight: false })
})

test('beside a chest that hurt no other danger is named that is not surely heard', () => {
  const says = 'anoche me dolio el pecho pero creo q fue de cargar la escalera todo el dia, ya se me quito'
  expect(readEmergency(says, { last: 'programs', hasMedicine: true }).kinds).toEqual(['medical'])
})

const inGoodHands: [says: string, last: string][] = [
  ['im talking to the dispatcher', 'danger:medical'],
  ['got 911 on speaker', 'danger:medical'],
  ['tengo al 911 en el altavoz', 'danger:medical'],
  ['ya estoy con el 911', 'danger:poison'],
  ['ems got him hes breathing now', 'danger:medical'],
  ['they took her shes breathing. it was a laced pill', 'danger:medical'],
  ['paramedics took him. im shaking still', 'danger:medical'],
  ['le pusieron narcan y reacciono, se la llevaron', 'danger:medical'],
  ['ya bine del ospital, era musculo. a donde voy por la insulina', 'danger:medical'],
  ['back from the er it was just a pulled muscle', 'danger:medical'],
  ['i texted her shes coming. what was that about a few days supply', 'danger:suicide'],
  ['ok i messaged my brother he is on his way', 'danger:suicide'],
  ['ya le escribi a mi hermana viene para aca. y lo de la medicina?', 'danger:suicide'],
  [
    'ok. i called. talked to a lady for like half an hour. my neighbor is coming over to take the gun',
    'danger:suicide',
  ],
  ['ya les hablé. mi hermana viene a quedarse conmigo', 'danger:suicide'],
  ['i talked to a counselor for an hour. what was the copay card you said', 'danger:suicide'],
  ['ok ya le dije a mi mama, van a llamar', 'danger:medical'],
  ['told my husband, hes calling 911', 'danger:medical'],
  ['ok i told her. she calling poison control', 'danger:poison'],
  ['mi esposo ya está llamando', 'danger:medical'],
  ['ya le dije, va a marcar al 911', 'danger:medical'],
  ['le estoy hablando al 911 en el otro celular, ya vienen, que no lo mueva', 'danger:poison'],
  ['ya la llamé, vienen', 'danger:medical'],
  ['ya los llamamos ya vienen para acá', 'danger:poison'],
  ['i already called, theyre on the way', 'danger:medical'],
]

test.each(inGoodHands)('who is on with 911, taken along or no longer alone is in good hands: %s', (says, last) => {
  expect(readEmergency(says, { last, hasMedicine: true })).toMatchObject({ kinds: [], isInGoodHands: true })
})

test.each([
  ['no hes dead 15 year now. im fine just dont want pills in a mailbox', 'danger:poison'],
  ['no that was back in 2009', 'danger:poison'],
  ['eso fue hace mucho tiempo, ahorita estoy bien', 'danger:medical'],
  ['lol nope that was last year', 'danger:medical'],
  ['no, no, eso fue hace años, ahora perfecto', 'danger:medical'],
  ["it's not happening now, it was back in march", 'danger:medical'],
  ['i was talking about the bill', 'danger:medical'],
  ['jaja no, es broma por el precio', 'danger:medical'],
  ['sorry i wasnt clear, the stroke was 4 years ago, hes doing fine', 'danger:medical'],
  ['nobody took anything, thats the list of what she takes', 'danger:poison'],
  ['no se tomó nada, son las medicinas que toma diario', 'danger:poison'],
  ["that's her normal dose every day", 'danger:poison'],
  ['lol thats just how i talk', 'danger:suicide'],
  ['no no, tranquila, es expresión, ando de malas nada más', 'danger:suicide'],
  ['me refería al trabajo, ando harto del jefe', 'danger:suicide'],
  ['eso fue hace años cuando andaba mal, ya estoy bien', 'danger:suicide'],
  ['no hermano yo llevo limpio 4 años, no voy a joder eso. pero gracias', 'grief'],
])('what was long ago, a way of speaking or the usual dose is taken back: %s', (says, last) => {
  expect(readEmergency(says, { last, hasMedicine: true })).toMatchObject({ kinds: [], isTakenBack: true })
})

const stillInDanger: [says: string, last: string][] = [
  ['i talked to a lady. i still want to do it', 'danger:suicide'],
  ['my neighbor is coming over. ill be gone by then', 'danger:suicide'],
  ['called them. goodbye', 'danger:suicide'],
  ['ya les hable. no sirvio de nada, tengo la pistola', 'danger:suicide'],
  ['my dad is coming over to take the gun and im gonna use it before', 'danger:suicide'],
  ['told my mom, she wont call', 'danger:medical'],
  ['they are going to call later when he wakes up', 'danger:medical'],
  ['she is calling but he is turning blue', 'danger:medical'],
  ['es expresión pero tengo la soga', 'danger:suicide'],
  ['its a figure of speech but i have the rope', 'danger:suicide'],
  ['es broma ya me tomé las pastillas', 'danger:suicide'],
  ['just an expression, i took them all already', 'danger:suicide'],
  ['i was kidding, my shotgun is in the closet though', 'danger:suicide'],
  ['no, i am home alone', 'danger:medical'],
  ['that was last year but my chest hurts again', 'danger:medical'],
  ['years ago i had one. my arm is numb', 'danger:medical'],
  ['he overdosed last year too', 'danger:poison'],
  ['last year it was the same and now my arm is numb', 'danger:medical'],
  ['i meant my chest hurts not my arm', 'danger:medical'],
  ['no es emergencia, nomás se le durmió la mitad de la cara', 'danger:medical'],
  ['no me estoy muriendo pero no puedo respirar', 'danger:medical'],
  ['he took his normal dose twice', 'danger:poison'],
  ['she took it like the doctor said plus three more', 'danger:poison'],
  ['las medicinas que toma son metoprolol y se tomó 8', 'danger:poison'],
  ["he's clean 2 years and i found him on the floor", 'danger:poison'],
  ['it was her daily pills, the whole weeks worth', 'danger:poison'],
  ['no se tomó nada más que el cloro', 'danger:poison'],
  ['i tried last year. ill do it right this time', 'danger:suicide'],
  ['im clean 3 years and i still want to die', 'danger:suicide'],
  ['i was talking about the insurance money, they get it when im gone', 'danger:suicide'],
  ['es por el dinero, ya no veo salida', 'danger:suicide'],
  ['me refiero al seguro de vida, se lo quedan mis hijos', 'danger:suicide'],
  ['estoy limpio 2 años pero anoche recaí y me tomé todo', 'programs'],
  ['they took her to the basement', 'danger:medical'],
  ['they have her in the car and shes not breathing', 'danger:medical'],
  ['im on hold with 911 and he stopped breathing', 'danger:medical'],
  ['im with 911 operator but shes turning blue', 'danger:medical'],
  ['i gave her narcan but she wont wake up', 'danger:medical'],
  ['narcan didnt work', 'danger:medical'],
  ['estoy con el 911 y ya no respira', 'danger:medical'],
  ['no puedo hablar con el 911', 'danger:medical'],
  ['le di narcan y no despierta', 'danger:medical'],
  ['vine del hospital y otra vez me duele el pecho', 'danger:medical'],
  ['that was years ago but my chest hurts again', 'danger:medical'],
  ['he had one 2 years ago and now its worse', 'danger:medical'],
  ['he took them 10 minutes ago not years', 'danger:poison'],
  ['shes coming home at 6 so i have to do it before', 'danger:suicide'],
  ['i called her she isnt coming', 'danger:suicide'],
  ['i told him im going to do it', 'danger:suicide'],
  ['texted everyone goodbye the train is on the way', 'danger:suicide'],
  ['i texted him hes coming', 'danger:abuse'],
  ['not now. maybe tonight', 'danger:suicide'],
  ['no nothing like that. i took the pills', 'danger:suicide'],
  ['not anymore. goodbye', 'danger:suicide'],
  ['no not now. i just think everyone is better without me', 'danger:suicide'],
  ['no voy a hacer nada, solo me voy a dormir para siempre', 'danger:suicide'],
  ['already called, theyre on the way but he stopped breathing', 'danger:medical'],
  ['ya lo llame ya vienen y ahora no respira', 'danger:medical'],
  ['ya la llame y no viene', 'danger:medical'],
  ['i called her, she is on her way, i already took the pills', 'danger:suicide'],
]

test.each(stillInDanger)('after danger nobody stands down for "%s"', (says, last) => {
  expect(readEmergency(says, { last, hasMedicine: true }).kinds).not.toEqual([])
})

test.each([
  ['no es broma', 'danger:suicide'],
  ['no es un decir, lo voy a hacer', 'danger:suicide'],
  ['im not joking', 'danger:suicide'],
  ['not being dramatic', 'danger:suicide'],
  ['i had one last year, this feels the same', 'danger:medical'],
  ['it was in march the first one. this one started an hour ago', 'danger:medical'],
  ['lo intenté hace 2 años y me arrepiento de haber fallado', 'danger:suicide'],
  ['no', 'danger:suicide'],
  ['nobody hits me lol', 'danger:abuse'],
  ['no im fine', 'danger:medical'],
])('nothing is taken back by "%s"', (says, last) => {
  expect(readEmergency(says, { last, hasMedicine: true }).isTakenBack).toBe(false)
})

test.each([
  'no im not going to do anything i promise. what about the card',
  'no ya no pienso en eso. lo que quiero saber es lo de mi medicina',
  'thank you for asking but no not now. i just need to know about my pills',
  'no, nada de eso ya. cuanto cuesta la receta',
])('who was told who listens and thinks of it no more is told once more, after the answer: %s', (says) => {
  expect(readEmergency(says, { last: 'danger:suicide', hasMedicine: true })).toMatchObject({
    kinds: [],
    mayBe: 'suicide',
    isSlight: true,
    isDenied: true,
  })
})

test.each<[says: string, last: string, kinds: string[]]>([
  ['988, do i press 1?', 'danger:suicide', ['suicide']],
  ['sí, puedo llamar. el 988 y aprieto 1?', 'danger:suicide', ['suicide']],
  ['no im ok right now hes at work. i dont wanna call police', 'danger:abuse', ['abuse']],
  ['losartán 50', 'danger:abuse', ['abuse']],
  ['i just swallowed the bottle', 'danger:suicide', ['poison', 'suicide']],
  ['he hit my head and im bleeding bad', 'danger:abuse', ['abuse', 'medical']],
])('beside despair or violence another danger is named where a word tells of it: %s', (says, last, kinds) => {
  expect(readEmergency(says, { last, hasMedicine: true }).kinds.toSorted()).toEqual(kinds)
})

test('in despair somebody who could come tells of no other danger', () => {
  const before = { last: 'danger:suicide', hasMedicine: true }
  expect(readEmergency('my mom is 20 min away i could call her', before).kinds).toEqual(['suicide'])
})

/** What sounds of danger by itself alone, or only a little, in a talk of something else. */
const borneOutByNoWord: [says: string, last: string][] = [
  ['ok i will message him in the app. for my mom ill do the letter tonight', 'card:brand-only-daw'],
  ['omg he never showed it lol he kept it in the drawer', 'copay'],
  ["he's napping now so I'll tell him when he gets up. this is the first decent news in a while", 'local_help:rides'],
  ['they say try oxybutynin. I took that, it makes me foggy and my neighbor says it gives you dementia', 'eligibility'],
  ['going to bed now. ill do the form tomorrow', 'form'],
  ['marqué y me dice que está fuera de servicio', 'phone'],
  ['qué alivio hablar con algo que no me mira feo', 'card:ninety-day-and-mail-order'],
  ['will they kick me off medicaid if i pick up more hours', 'local_help:legal'],
  ["i turn 26 and my mom's insurance kicks me off", 'programs'],
  ['no I dont want to call them again I been on hold 3 times', 'card:medical-bill-too-high'],
]

test.each(borneOutByNoWord)(
  'a danger that no word bears out is no alarm, and nothing asked before the answer: %s',
  (says, last) => {
    const { kinds, mayBe, isSlight } = readEmergency(says, { last, hasMedicine: true })
    expect(kinds).toEqual([])
    expect(mayBe === null || isSlight).toBe(true)
  },
)

const borneOut: [says: string, last: string][] = [
  ['i got the rope already so the copay dont matter', 'price'],
  ['i put the gun on the nightstand. anyway what about the card', 'copay'],
  ['so what if im gone before friday, saves everyone money', 'price'],
  ['blood in the toilet, a lot of it', 'eligibility'],
  ['grandma is slumped over and mumbling', 'programs'],
  ['he locked the door from outside and took the kids', 'eligibility'],
  ['anoche me agarro del pelo y me estrello', 'thanks'],
  ['le voy a dejar todo a mi hermana, ya no lo voy a necesitar', 'programs'],
  ['se le fue la cara de lado', 'price'],
  ['la niña se comio las gomitas de la abuela', 'thanks'],
  ['ambulance is here theyre working on him', 'card:good-samaritan-overdose'],
]

test.each(borneOut)('in a talk of something else who tells danger is heard: %s', (says, last) => {
  expect(readEmergency(says, { last, hasMedicine: true }).kinds).not.toEqual([])
})

/** No word of danger is said in them. */
const hinted: [says: string, kind: string][] = [
  ['my family would get the insurance money at least', 'suicide'],
  ['im tired of being here, not the clinic, here', 'suicide'],
  ['no hay nada que me detenga ya', 'suicide'],
  ['ya pa que me la tomo si de todos modos', 'suicide'],
  ['llevo semanas guardando pastillas', 'suicide'],
  ['me quedan 30 pastillas y con eso basta', 'suicide'],
  ['i kept every pill they gave me, got like 60 now', 'suicide'],
  ['junté todas las pastillas que me han dado', 'suicide'],
  ['ive been stashing my sleeping pills', 'suicide'],
  ['se pegó en la cabeza con la puerta pero anda bien', 'medical'],
  ['grandma has a bump on her head, she says its nothing', 'medical'],
  ['he held me by the neck last month', 'abuse'],
  ['me apretó el cuello el domingo', 'abuse'],
]

test.each(hinted)('what only hints at danger is asked about: %s', (says, kind) => {
  const { kinds, mayBe } = readEmergency(says)
  expect([...kinds, mayBe]).toContain(kind)
})

test.each([
  'im tired of being on hold',
  'if my mom gets the life insurance does she lose medicaid',
  'i need to get home before the pharmacy closes',
  'para que me la tomo, que hace esa pastilla',
  'there is nothing keeping me from applying right',
  'ive been saving pills in case medicaid cuts me off',
  'i save my pills so they last longer',
  'guardo las pastillas en la cajita de la semana',
  'me quedan 30 pastillas y con eso me alcanza el mes',
  'i hit my head years ago and take keppra since',
  'this form is over my head',
])('what sounds a little like it is not: %s', (says) => {
  expect(readEmergency(says)).toMatchObject({ kinds: [], mayBe: null })
})
