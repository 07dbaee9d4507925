import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import type { AboutAsked } from '#server/chat/turn.ts'
import { holdTalk, lastAnswer } from '#testing/app/hold-talk.ts'
import { isOfThisChat } from './of-this-chat.ts'

test.each([
  'how do i delete this',
  'can i erase what i typed here',
  'can you see what I type after I close it',
  'will my husband be able to read this chat',
  'does the conversation get saved',
  'can u clear everything i said',
  'ok thanks im gonna delete this now how do i do it on my phone',
  'before he gets home, how do i get rid of this conversation',
  'como borro esto',
  'gracias. voy a borrar esto, como le hago en el telefono',
  'se puede borrar lo que escribi?',
  'can she get in trouble for asking here',
  'is writing to you going to get my mom reported',
  'me puede pasar algo por preguntar aqui',
  'mi esposo puede ver lo que pongo',
  'el chat se queda guardado',
])('%j asks of the chat itself', (text) => {
  expect(isOfThisChat(text)).toBe(true)
})

test.each([
  'will my parents see what I take',
  'can the pharmacy see what i paid',
  'can they clear this up for me',
  'how do i remove this patch',
  'can they remove this from my record',
  'how do i get this off my credit report',
  'mis papás pueden ver lo que tomo',
  'me borraron del Medicaid',
  'dónde guardo la insulina',
])('%j asks of something else', (text) => {
  expect(isOfThisChat(text)).toBe(false)
})

test('who asks it within a talk is told, with where to erase it', async () => {
  expect(await lastAnswer('en', 'Zoloft', 'no insurance', 'how do i delete this')).toContain('Clear this chat')
  expect(await lastAnswer('es', 'Zoloft', 'no tengo seguro', 'cómo borro lo que escribí')).toContain(
    'Borrar esta conversación',
  )
})

test.each<[Language, string[], AboutAsked]>([
  ['en', ['hi is this anonymous'], 'privacy'],
  ['en', ['hi do you report people'], 'privacy'],
  ['es', ['hola una pregunta, ¿esto es anónimo?'], 'privacy'],
  ['en', ['hello dear are you a real person'], 'human'],
  ['en', ['good morning, who am i talking to'], 'human'],
  ['es', ['buenas, usted es de verdad o es máquina'], 'human'],
  ['es', ['hola, es usted un doctor o qué'], 'human'],
])('%s: %j: what is asked of Navi after a greeting is answered', async (page, turns, about) => {
  expect((await holdTalk(page, ...turns)).at(-1)?.understood).toMatchObject({ intent: 'about_navi', about })
})
