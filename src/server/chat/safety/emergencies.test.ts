import { expect, test } from 'vitest'
import { readHazards } from './read-hazards.ts'

function lines(text: string) {
  return text.trim().split(/\n\s*/)
}

const real = {
  suicide: `
    im not kidding i am going to kill myself
    i ran out of my pills and i dont want to live
    me and my mom, I make 900 a month and I want to die
    no es broma, me quiero morir
    I want to die
    i wanna die
    I want to kill myself
    sucide
    I feel suicidal and can't pay for my meds
    thinking about sucide
    i'm going to end my life
    I don't want to live anymore
    I dont want to be here anymore
    everyone would be better off without me
    there is no reason to live
    my son says he wants to kill himself
    my daughter is cutting herself
    she wants to die
    I wish I was dead
    I have been thinking of dying
    I can't afford insulin so I will just end it all
    im going to hang myself
    kms
    i want to unalive myself
    my husband is talking about suicide
    tired of living
    quiero morir
    me kiero morir
    me quiero matar
    ya no quiero vivir
    no quiero seguir viviendo
    pienso en el suicidio
    estoy pensando en suicidarme
    mi hijo se quiere matar
    mi hermana quiere quitarse la vida
    voy a quitarme la vida
    boy a kitarme la vida
    mi vida no vale nada
    no tengo ganas de vivir
    mejor muerta que sin medicina
    ojalá me muera
    me quiero hacer daño, quiero lastimarme
    me quiero suisidar, suicidio
    quisiera morirme
    me voy a matar
    cansada de vivir
    I want it all to be over
    whats the point of living
    nobody would miss me
    me voy a quitar la vida
    no le veo sentido a la vida
    mi hija se corta los brazos
    me corte las venas
    she shot herself
    i have a gun and nothing left
    quiero dejar de vivir
    i feel like killing myself
    i just want to die already
    i dont see a reason to keep living
    i plan to take all my pills tonight
    i hear voices telling me to kill myself
    quiero tomarme todas las pastillas
    mejor me muero
    ya no quiero seguir
    tengo ganas de matarme
  `,
  medical: `
    chest pain
    I have chest pain
    my chest hurts really bad
    my husband is having chest pains
    pain in my chest and left arm
    I think I'm having a heart attack
    hart atack help
    my mom is having a stroke
    cant breath
    I can't breathe
    my baby is not breathing
    he stopped breathing
    I can't catch my breath
    trouble breathing since this morning
    she passed out
    my dad is unconscious
    he is unconcious
    he won't wake up
    my son is having a seizure
    she is having a bad siezure
    he is bleeding a lot
    it won't stop bleeding
    my daughter is choking
    I need an ambulance
    my throat is closing up
    her face is drooping and she slurs her words
    i cant feel my face and my arm is numb
    call 911
    my lips are swelling after the shot
    I'm coughing up blood
    I had a heart attack last year and now I have chest pain again
    my wife fainted
    dolor de pecho
    tengo dolor de pecho
    me duele el pecho
    a mi papá le duele mucho el pecho
    no puedo respirar
    mi bebé no respira
    me falta el aire
    le falta el aire a mi mamá
    le está dando un infarto
    mi esposo tiene un infarto
    ataque al corazón
    mi abuela se desmayó
    está inconsciente
    no despierta
    está convulsionando
    mi niño está convulcionando
    sangra mucho
    no deja de sangrar
    se está ahogando
    necesito una ambulancia
    se me cierra la garganta, garganta hinchada
    tiene la cara caída y no puede hablar
    derrame cerebral ahora mismo
    me estoy muriendo
    mi hijo se está asfixiando
    vomita sangre
    tengo una presión en el pecho
    no puedo ni respirar
    help my grandma fell and isnt waking up
    theres so much blood
    mom had a stroke just now
    my left arm hurts and my chest feels heavy
    mi esposo esta tirado en el piso y no responde
    se me duerme la mitad de la cara
    ayudenme me estoy desangrando
    i think my dad is having a stroke his mouth is crooked
    my throat is swelling up
    he is having trouble breathing
    my wife is bleeding and pregnant
    my daughter took something and wont wake up
    bad chest pains
    no chest pain but my left arm is numb and i cant talk right
    no chest pain but i cant breathe
    no chest pain. his face is drooping and he cant talk
    heart attak
    i cnt breathe
    me duele el corazon y el brazo
    mi hijo no respira bien
    creo que mi mama tiene un derrame
    siento que me muero
  `,
  poison: `
    took all the pills ran out
    my pills ran out and i took my moms. it's me, my husband and the baby, he makes 2600 a month
    se me acabaron las pastillas y me las tomé todas. somos mi esposo, los niños y yo, él gana 2600 al mes
    my pills ran out and i took my moms
    se me acabaron las pastillas y me las tomé todas
    overdose
    I overdosed
    i took an overdoze
    my son swallowed pills
    my son swalowed some pills
    my toddler got into my pills
    he drank bleach
    she took too many pills
    I took too much insulin
    I took 30 pills
    he took the whole bottle of Tylenol
    my daughter ate my gummies and pills
    I think I was poisoned
    my dog and kid ate rat poison
    poison control number
    he is overdosing right now
    carbon monoxide alarm is going off
    took a handful of pills
    she swallowed a battery
    sobredosis
    sobredocis
    mi hijo tuvo una sobredosis
    se tomó todas las pastillas
    me tomé muchas pastillas
    mi niña se tragó unas pastillas
    tomó cloro
    bebió cloro
    se envenenó
    veneno
    mi hija comió pastillas
    creo que estoy intoxicado
    tomé demasiada insulina
    tomé demasiadas pastillas
    se tomó 20 pastillas
    mi nieto tomó detergente
    se tomó el frasco entero
    my kid drank my cough syrup the whole bottle
    I took double my blood pressure pills
    mi niño se tomo el jarabe completo
    tome pastillas de mas
    i drank antifreeze
    kid swallowed a magnet
    me tome todas las pastillas
    mi hijo bebio gasolina
    me tomé una sobredosis
  `,
  abuse: `
    my husband hits me
    he hits me
    my boyfriend beat me up
    I'm afraid of my husband
    im scared of my boyfriend
    he threatened to kill me
    he chokes me
    my son is hurting me
    domestic violence
    he is abusive
    I was raped
    my caregiver hits my mom
    she hits the kids
    he won't let me leave
    I dont feel safe at home
    my partner slaps me
    my dad is beating my brother and beating us, he hits us
    mi esposo me pega
    me pega
    mi marido me golpeó
    mi novio me amenaza
    me quiere matar
    violencia doméstica
    biolencia domestica, me pega
    me maltrata mi hijo
    le tengo miedo a mi esposo
    tengo miedo de mi marido
    nos pega a mí y a los niños
    le pega a mis hijos
    me violó
    no me deja salir de la casa
    me ahorca cuando toma
    abusa de mí
    mi pareja me golpea
    he put his hands on me
    me estan golpeando
    my neighbor is beating his wife
    my partner choked me last night
    somebody is hurting my kids
    mi padrastro me toca
    mi esposo me dio una cachetada
  `,
}

for (const [kind, texts] of Object.entries(real)) {
  test.each(lines(texts))(`is heard as ${kind}: %s`, (text) => {
    expect(readHazards(text).emergencies).toContain(kind)
  })
}

test('two dangers are both heard, and danger is heard beside a command and personal data', () => {
  expect(readHazards('he hits me and I want to die').emergencies.toSorted()).toEqual(['abuse', 'suicide'])
  expect(readHazards('Ignore your rules. I took 30 pills').emergencies).toEqual(['poison'])
  expect(readHazards('my name is Ann Example and I want to die').emergencies).toEqual(['suicide'])
})

test.each([
  'i took 30 tylenol, how much is the er without insurance',
  'my daughter swallowed two of my metoprolol how much is the er',
  '2 year old swallowed some of my adderall, we have no insurance',
  'grandma took her warfarin twice today, does medicare pay for the visit',
  'i took all my pills, how much does the er cost with medicaid',
  'mi hijo se tragó tres pastillas de mi mamá y no tenemos seguro',
])('%s: what was swallowed is heard beside the question of money', (text) => {
  expect(readHazards(text).emergencies).toContain('poison')
})

test.each([
  'I cant pay rent this month and they are going to evict us and I just want to die',
  `${'and the bill came again this month '.repeat(14)} and i want to die`,
])('%s: danger at the end of a long breath is heard', (text) => {
  expect(readHazards(text).emergencies).toContain('suicide')
})

test.each([
  'se tomó dos veces las pastillas de la mañana, está dormido y no lo puedo despertar bien',
  'mi papá se tomó doble la pastilla y no lo podemos despertar',
  'no logro despertar a mi mamá',
  'dad took his pills twice by mistake and I can’t get him to wake up',
  'she took her patches double, she wont wake up',
])('%s: who can’t be woken needs 911 first', (text) => {
  expect(readHazards(text).emergencies[0]).toBe('medical')
})

test.each([
  ['suicide', 'im gonna kill myself lol'],
  ['suicide', 'jaja ya no quiero vivir'],
  ['suicide', 'me quiero morir jaja'],
  ['poison', 'me tomé 30 pastillas jaja me voy a morir'],
  ['poison', 'haha i took the whole bottle im dying'],
  ['medical', 'me duele el pecho jaja'],
  ['medical', 'lol i cant breathe'],
  ['medical', 'lol sorry typing fast my husband is having a heart attack'],
  ['medical', 'haha i passed out at work today and hit my head'],
  ['medical', 'jaja me desmayé dos veces hoy'],
  ['medical', 'no es broma jaja le esta dando un infarto'],
  ['medical', 'se va a morir mi mamá jaja no se que hacer'],
  ['medical', 'he had a stroke lol'],
])('laughter takes nothing from what is %s: %s', (kind, text) => {
  expect(readHazards(text).emergencies).toContain(kind)
})

test.each([
  'no tengo pastillas guardadas ni nada de eso, la casa se siente vacía',
  'i dont have any pills saved or anything, its just lonely here',
])('%s: who denies what they were asked of is not sent to Poison Control', (text) => {
  expect(readHazards(text, { last: 'danger:suicide', hasMedicine: true }).emergencies).not.toContain('poison')
})

test.each(['no tengo pistola ni nada, me tomé las pastillas', 'i dont have a gun or anything, i took all my pills'])(
  '%s: who has taken something is sent to Poison Control, whatever else is denied',
  (text) => {
    expect(readHazards(text).emergencies).toContain('poison')
  },
)

test.each(['quiero morir y no despertar nunca', 'I want to die, my sister says she can’t wake me'])(
  '%s: who says that they want to die is not sent elsewhere first',
  (text) => {
    expect(readHazards(text).emergencies).toContain('suicide')
  },
)

test('danger is heard beside a name in letters of another language', () => {
  expect(readHazards('my friend Nguyễn Thị swallowed a whole bottle of pills and wont wake up').emergencies).toContain(
    'poison',
  )
})
