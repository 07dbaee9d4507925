import { expect, test } from 'vitest'
import { readEmergency } from './read-emergency.ts'

/** What sounds of danger to the language model alone, after what was meant before it. */
const calm: [says: string, last?: string][] = [
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
  ['me estoy muriendo de una muela'],
  ['im dying of this toothache'],
  ['this knee is killing me', 'programs'],
  ['esta artritis me va a matar un día de estos'],
  ['mi espalda me esta matando'],
  ['im dying over here lmao', 'price'],
  ['she has afib', 'card:out-of-medicine-today'],
  ['i got bad knees and a bad ticker', 'about:human'],
  ['tiene epilepsia y diabetes', 'price'],
  ['no for real its for a friend', 'programs'],
  ['el amigo tiene 58 y es el que escribe', 'programs'],
  ['he gets the text whenever something is filled', 'several'],
  ['le llega un mensaje a el cada que surto', 'several'],
  ['mi marido usa otra y dice que la suya es diferente', 'programs'],
  ['si el se sale del plan yo tambien lo pierdo', 'programs'],
]

test.each(calm)('what is denied, long past, a chronic illness or a figure of speech is no alarm: %s', (says, last) => {
  const { kinds, mayBe, isSlight } = readEmergency(says, last ? { last, hasMedicine: false } : undefined)
  expect(kinds).toEqual([])
  // "Im dying of this toothache" may be asked about, but for the rest.
  expect(mayBe === null || isSlight || /dying of/.test(says)).toBe(true)
})

const dangers = `
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
