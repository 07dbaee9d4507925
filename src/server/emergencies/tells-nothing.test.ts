import { expect, test } from 'vitest'
import { readEmergency } from './read-emergency.ts'

const after = (last?: string) => (last ? { last, hasMedicine: true } : undefined)

const nothing: [says: string, last?: string][] = [
  ['And if he says no', 'card:va-and-part-d'],
  ['y si me dice que no'],
  ['and what if they say no again'],
  ['pero si dicen que no que hago', 'programs'],
  ['alopurinol o como se llame'],
  ['metoprolol or whatever its called', 'programs'],
  ['es colchicina o algo asi'],
  ['relax robot no actual heart attack. just the price', 'programs'],
  ['not a real emergency lol just the bill'],
  ['no fue un infarto de verdad, es el precio', 'programs'],
  ['let me ask my husband real quick', 'programs'],
  ['let me check with my boyfriend first'],
  ['déjeme preguntarle a mi esposo'],
  ['ahorita le pregunto a mi papá', 'eligibility'],
  ['ya esta en coleccion y me hablan a cada rato', 'card:medical-bill-too-high'],
  ['el cobrador me llama a cada rato'],
  ['they text me all day, its in collections'],
  ['un señor me llamo que era de medicaid y me pidio el numero, le colgue y volvio a llamar', 'programs'],
  ['some guy called saying he was from medicare and wanted my number. i said no and he got mad', 'programs'],
  ['el dueño de la casa es bien enojado, que le digo', 'price'],
  ['the landlord is a mean guy, how do i ask him for more time', 'local_help'],
  ['mi patrón me amenaza con correrme'],
  ['my boss threatened to fire me if i file for workers comp', 'card:workers-comp-medicine'],
  ['the manager said he will let me go if i get the insurance'],
  ['mi jefa dijo que me va a despedir'],
  ['i threw the letter away thinking it was junk mail', 'programs'],
  ['mi mama tiró el sobre pensando que era publicidad', 'programs'],
  ['he tossed the yellow paper cause he thought it was spam', 'programs'],
  ['ok i wont stop it. how do i pay the visit tho, they want 200', 'advice:stop'],
  ['esta bien no me la tomo. la psiquiatra cobra 200, como le hago', 'advice:other'],
  ['mi ex me dice que si agarro Medicaid me sacan la casa, es verdad? tengo un condo', 'programs'],
  ['good i wont then', 'copay'],
  ['no no le voy a comprar', 'card:dd214-copy'],
  ['bueno no se la voy a comprar a ella', 'programs'],
  ["nah I'm not gonna buy it from him", 'programs'],
  ["I won't pay that", 'price'],
  ['ok great i wont do that', 'price'],
  ['not trying to be morbid just planning', 'programs'],
  ['no quiero sonar dramatica, solo estoy preguntando'],
  ['my phone keeps cutting off on hold', 'advice:other'],
  ['they keep cutting my hours', 'programs'],
  ['my dad wants to go up on his coumadin himself'],
  ['she thinks she can lower her lantus herself', 'price'],
  ['31, my boyfriend and me and baby and his daughter half the time', 'insurance_help'],
  ['le dieron valtoco por si convulsiona, ese cuesta 600', 'eligibility'],
  ['they gave us nayzilam too just in case he seizes at school, its 500', 'eligibility'],
  ['mi gata tiene convulsiones y le dan fenobarbital, el veterinario cobra 80', 'card:medicine-for-a-pet'],
  ['our cat has seizures and the vet wants 90 for the pills', 'programs'],
  ['una se siente como que ya no puede mas con todo esto pero mañana es otro dia', 'price'],
  ['a friend from my unit is losing his place, hes in 28303, baby on the way. where do i send him', 'programs'],
]

test.each(nothing)(
  'a refusal, an assent, a pause, a doubted name, no real attack, what is at hand for one, an animal’s illness, a stranger who calls or is angry and a letter that was thrown away are no danger: %s',
  (says, last) => {
    const { kinds, mayBe, isSlight } = readEmergency(says, after(last))
    expect(kinds).toEqual([])
    expect(mayBe === null || isSlight).toBe(true)
  },
)

test.each([
  'ya me tome una aspirina',
  'i took an aspirin',
  'le di una aspirina',
  'he chewed a baby aspirin',
  'took my nitro',
])('one aspirin for the chest is no poison, and the chest hurts still: %s', (says) => {
  expect(readEmergency(says, after('danger:medical')).kinds).not.toContain('poison')
})

test.each([
  'me tome 20 aspirinas',
  'took an aspirin and all my xanax',
  'i took the whole aspirin bottle',
  'ya me tome una aspirina y todas las pastillas',
  'le di una aspirina a la bebe y luego otras cinco',
  'i swallowed the aspirin bottle',
])('but more than one is: %s', (says) => {
  expect(readEmergency(says, after('danger:medical')).kinds).toContain('poison')
})

test.each([
  ['back. they kept him overnight hes fine thank god', 'danger:poison'],
  ['on phone w them they said go to er', 'danger:poison'],
  ['poison told us to bring her to the er', 'danger:poison'],
  ['dicen que lo lleve a urgencias', 'danger:poison'],
  ['home from the hospital hes doing better', 'danger:medical'],
])('who is cared for, or told where to go, is in good hands: %s', (says, last) => {
  expect(readEmergency(says, after(last))).toMatchObject({ isInGoodHands: true, mayBe: null })
})

const dangers: [says: string, last?: string][] = [
  ['and if he says no he hits me'],
  ['if i say no he gets violent', 'programs'],
  ['y si le digo que no me pega'],
  ['and if he says no i will kill myself', 'programs'],
  ['si dice que no me mato'],
  ['if she says no then i dont want to live anymore'],
  ['and if he finds me he will kill me'],
  ['me tome el cloro o como se llame'],
  ['he swallowed bleach or whatever its called'],
  ['mi hijo se trago una pila o algo asi'],
  ['quiero quitarme la vida o algo asi'],
  ['i want to die or something like that'],
  ['no actual heart attack just crushing chest pain and my arm is numb'],
  ['not a real heart attack but i cant breathe'],
  ['no real emergency, he just stopped breathing'],
  ['no fue un infarto de verdad pero me duele el pecho'],
  ['no es un infarto real, se desmayo y no despierta'],
  ['the collections guy is my ex and he is outside my house with a gun'],
  ['el cobrador me amenazo con matarme'],
  ['i owe collections and i want to kill myself'],
  ['ya esta en coleccion, me llaman y ya no quiero vivir'],
  ['they call me from collections and my husband beats me for it'],
  ['me hablan de coleccion y mi esposo me pega por eso'],
]

test.each(dangers)('beside such words danger is heard as before: %s', (says, last) => {
  expect(readEmergency(says, after(last)).kinds).not.toEqual([])
})

test('a clause that sounds of poison without a word of what is swallowed is asked about', () => {
  const says =
    'estoy en el baño de la gasolinera, me bajé del carro donde me llevan a trabajar a otro estado, ayúdeme rápido'
  expect(readEmergency(says).mayBe).toBe('poison')
})

test('and what a collector says he will do is asked about', () => {
  const { kinds, mayBe } = readEmergency('the collector said he will come and hurt my kids')
  expect([...kinds, mayBe]).toContain('abuse')
})

test.each([
  ['they kept him overnight hes fine but he stopped breathing', 'danger:poison'],
  ['home from the hospital hes fine now hes seizing', 'danger:medical'],
  ['hes fine', 'danger:poison'],
  ['they said go to er but im not going', 'danger:poison'],
  ['they told me to go to the er, i cant go', 'danger:medical'],
  ['dicen que vaya a urgencias pero no quiero', 'danger:medical'],
  ['dijeron que lo lleve al hospital y no tengo carro', 'danger:poison'],
  ['on phone w them but they hung up', 'danger:poison'],
  ['kept him at the hospital hes ok he took more pills', 'danger:suicide'],
  ['im at my moms hes fine with it hes outside', 'danger:abuse'],
  ['and if he says no', 'danger:abuse'],
  ['si dice que no', 'danger:abuse'],
])('nobody is in good hands who goes on like this: %s', (says, last) => {
  expect(readEmergency(says, after(last)).isInGoodHands).toBe(false)
})

const doesHarm: [says: string, last?: string][] = [
  ['the landlord gets angry and he said he will hurt me'],
  ['el casero se enoja y me amenaza con un cuchillo'],
  ['mi esposo me llamo del banco y dijo que me va a pegar'],
  ['my ex called and said he is from the bank and he has a gun'],
  ['he threw the letter away and choked me'],
  ['mi patrón me amenaza con correrme y me pega'],
  ['mi marido me amenaza con correrme de la casa'],
  ['my boss said he will hurt me if he fires me'],
  ['my manager threatened to hit me and fire me'],
  ['el patrón me amenaza con pegarme y correrme'],
  ['my boss says sleep with me or he will fire me'],
  ['mi jefe dice que me va a matar y correrme'],
  ['tiró la carta y se tomó todas las pastillas'],
  ['i threw away my goodbye letter and took the pills'],
  ['leyó la carta y se tiró del puente'],
  ['ok i wont stop it. i took all of them', 'advice:stop'],
  ['ok i wont be here tomorrow', 'advice:stop'],
  ['good i wont be here then', 'copay'],
  ['great i wont need them then', 'price'],
  ['fine i wont do it tonight', 'danger:suicide'],
  ['not trying to be dramatic just planning how to end it', 'programs'],
  ['not trying to be morbid just planning my funeral for after i do it', 'programs'],
  ['no quiero sonar dramatica solo estoy planeando como matarme', 'programs'],
  ['i have narcan in case he overdoses and now hes not waking up', 'programs'],
  ['they gave us diastat in case of seizures and shes been shaking for ten minutes', 'price'],
  ['por si convulsiona le puse el spray pero sigue convulsionando', 'programs'],
  ['in case i overdose tonight please tell my mom', 'programs'],
  ['toma keppra para las convulsiones y se le torcio la boca', 'programs'],
  ['my dog had a seizure and my husband fell and wont wake up', 'programs'],
  ['our cat has seizures, my toddler ate the cats phenobarbital', 'programs'],
  ['keeps cutting her legs in the bathroom', 'programs'],
  ['he keeps cutting off my air when he grabs me', 'programs'],
  ['they are cutting my hours and i want to die', 'programs'],
  ['she wants to up her dose by herself so she never wakes up', 'programs'],
  ['my boyfriend and me and the baby, he hits us', 'eligibility'],
  ['una ya no puede mas, me tome las pastillas', 'price'],
  ['mi nene se comio algo del bote azul cuanto cuesta emergencias', 'programs'],
]

test.each(doesHarm)('but who does harm, or tells of it besides, is heard: %s', (says, last) => {
  expect(readEmergency(says, after(last)).kinds).not.toEqual([])
})

test.each([
  'let me ask him to stop hitting me',
  'hold on i cant breathe',
  'hang on my chest hurts so bad',
  'un momento no puedo respirar',
  'let me check the gun',
  'espere que me esta pegando',
  'give me a minute i took all the pills',
  'one sec she is not waking up',
])('who waits in danger is in danger: %s', (says) => {
  expect(readEmergency(says).kinds).not.toEqual([])
})
