import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { holdTalk, lastAnswer } from '#testing/app/hold-talk.ts'

test.each<[Language, string[], string]>([
  ['en', ['Jardiance', 'no insurance', 'I called them and they said I make too much'], 'Boehringer Cares'],
  ['en', ['Eliquis', 'I have Medicare', 'BMS turned me down'], 'Bristol Myers Squibb Patient Assistance Foundation'],
  ['en', ['Humira, Medicare', 'the first one said no'], 'Medicare Extra Help'],
  ['en', ['Jardiance', 'no insurance', "it didn't work, they couldn't help"], 'Boehringer Cares'],
  ['en', ['Trulicity', 'private insurance', 'i tried goodrx and its still 900'], 'GoodRx'],
  [
    'en',
    ['Trulicity', 'private insurance', 'already used the savings card, doesnt work anymore'],
    'Trulicity Savings Card',
  ],
  ['es', ['Januvia', 'no tengo seguro', 'ya llamé y me dijeron que no califico'], 'Merck Patient Assistance Program'],
  [
    'es',
    ['Eliquis, tengo Medicare', 'la fundación de BMS me negó'],
    'Bristol Myers Squibb Patient Assistance Foundation',
  ],
])(
  '%s: a program that was tried in vain is named as such, and what comes next is another: %j',
  async (page, turns, tried) => {
    const text = await lastAnswer(page, ...turns)
    const [line = '', ...next] = text.split('\n\n').filter((each) => !/^(?:You told|Usted me dijo)/.test(each))
    expect(line).toMatch(page === 'en' ? /^You tried \*\*/ : /^Ya probó \*\*/)
    expect(line).toContain(tried)
    expect(next.join('\n')).not.toContain(tried)
  },
)

test('it stays so for the rest of the talk, for another medicine and in "what else"', async () => {
  const talk = await holdTalk(
    'en',
    'I applied to Lilly Cares and got rejected',
    'Humalog',
    'no insurance',
    'what else is there',
  )
  for (const { answer } of talk.slice(1)) {
    expect(answer.text).not.toContain('Lilly Cares')
    expect(answer.items.map((item) => ('program_name' in item ? item.program_name : ''))).not.toContainEqual(
      expect.stringContaining('Lilly Cares'),
    )
  }
})

test('a no to an application can be asked about, and one to a card need not', async () => {
  expect(await lastAnswer('en', 'Jardiance', 'no insurance', 'they turned me down')).toContain(
    '(/questions/denied-what-next)',
  )
  expect(await lastAnswer('en', 'Trulicity', 'private insurance', 'I tried the savings card already')).not.toContain(
    'denied-what-next',
  )
})

test.each<[Language, string[]]>([
  ['en', ['Jardiance', 'no insurance', 'what if they say no']],
  ['en', ['Jardiance', 'no insurance', 'I am scared they said no to my brother if he asked']],
  ['en', ['Jardiance', 'I have insurance from work', 'my insurance said no']],
  ['en', ['Vyvanse', 'no insurance', 'she tried Adderall in 2nd grade and hated it']],
  ['en', ['Ocrevus', 'medicare', 'they said im too young for a medigap plan']],
  ['es', ['Humira', 'tengo seguro del trabajo', 'entonces la tarjeta de copago ya no sirve, verdad?']],
  ['es', ['Ozempic', 'tengo Medicare', 'seguro que no califico a nada']],
  ['en', ['Jardiance', 'no insurance', 'the number does not work']],
  ['en', ['Ozempic', 'I have the VA', 'they tried me on metformin and glipizide already']],
  ['en', ['Xarelto', 'no insurance', 'She does not have Medicare because she did not work here']],
  ['en', ['Xarelto', 'no insurance', "my mom can't get medicare, she didn't work enough"]],
  ['en', ['Xarelto', 'no insurance', "she don't qualify for medicare"]],
  ['en', ['Xarelto', 'no insurance', "I'm not working right now"]],
  ['en', ['Xarelto', 'no insurance', 'suppose I get denied, would they give it to me']],
  ['es', ['Ocrevus', 'no tengo seguro', '¿Genentech me lo da si tengo seguro pero me lo niegan?']],
  ['es', ['Ocrevus', 'no tengo seguro', 'no califica para medicaid por los papeles']],
  ['es', ['Ozempic, tengo Medicare', 'Ya la negaron una vez, dice "step therapy required"']],
  ['es', ['Jardiance', 'no tengo seguro', '¿y si me dicen que no?']],
  ['es', ['Jardiance', 'tengo seguro privado', 'mi seguro me dijo que no']],
  ['es', ['Ibrance', 'tiene Medicare', 'no puede usar el cupón de Pfizer, ¿verdad? ya nos lo rechazaron']],
])('%s: what may still happen, and the no of an insurance, is no program that was tried: %j', async (page, turns) => {
  expect(await lastAnswer(page, ...turns)).not.toMatch(/You tried|Ya probó/)
})

test('what one person tried is not held against another', async () => {
  const text = await lastAnswer(
    'en',
    'Jardiance',
    'no insurance',
    'they turned me down',
    'what about my mother, she has no insurance either and takes Jardiance',
  )
  expect(text).toContain('Boehringer Cares')
})

test('"what now", after programs, is the next step and no thanks for telling', async () => {
  const text = await lastAnswer('en', 'Eliquis', 'I have Medicare', 'so what now')
  expect(text).toMatch(/^\*\*Your next step:\*\* \*\*Bristol/)
})

test.each<[Language, string[], string]>([
  ['en', ['Jardiance', 'no insurance', 'they turned me down'], 'Boehringer Cares'],
  ['es', ['Januvia', 'no tengo seguro', 'me dijeron que no califico'], 'Merck Patient Assistance Program'],
])(
  '%s: what was taken for tried by mistake is taken back by the button that the answer has',
  async (page, turns, program) => {
    const told = (await holdTalk(page, ...turns)).at(-1)?.answer.suggestions ?? []
    expect(told[0]).toContain(program)
    const medicine = turns[0] ?? ''
    expect(await lastAnswer(page, ...turns, told[0] ?? '', medicine)).toContain(program)
    expect(await lastAnswer(page, ...turns, medicine)).not.toContain(program)
  },
)

test('a program that was tried is judged by its own rules where it is asked about by its name', async () => {
  expect(
    await lastAnswer('en', 'Jardiance', 'no insurance', 'they turned me down', 'do I qualify for Boehringer Cares?'),
  ).toMatch(/Start with \*\*Boehringer Cares/)
})

test('to start over forgets what was tried', async () => {
  expect(
    await lastAnswer('en', 'Trulicity', 'no insurance', 'Lilly Cares said no', 'start over', 'Trulicity'),
  ).toContain('Lilly Cares')
})

test.each<[Language, string, string]>([
  ['en', "don't tell me to try goodrx, i already tried goodrx", 'Which medicine'],
  ['es', 'ya probé con GoodRx y no me sirvió', 'Qué medicina'],
])('%s: who begins with what was tried is asked for the medicine, and not told of it', async (page, says, asked) => {
  const text = await lastAnswer(page, says)
  expect(text).toContain(asked)
  expect(text).not.toContain('goodrx.com')
})

test.each<[Language, string]>([
  ['es', 'me dijeron que no estaba en el formulario'],
  ['es', 'ya apelé una vez y dijeron que no'],
  ['en', 'I appealed and they said no'],
  ['en', 'they said no, it is not covered'],
  ['en', 'I have the plan but the doctor said no, they dont take my insurance'],
  ['es', 'tengo seguro pero el doctor dice que no lo acepta'],
  ['es', 'la clínica no acepta mi aseguranza'],
])('%s: what a plan refused is no program that was tried: %s', async (page, says) => {
  const talk = await holdTalk(page, 'Humira, private insurance', says)
  expect(talk.at(-1)?.context.tried).toEqual([])
})
