import { expect, test } from 'vitest'
import { isOtherLanguage } from './other-language.ts'

test.each(['tôi không có bảo hiểm', 'mwen pa gen asirans', '보험이 없어요', '我没有保险', 'ليس لدي تأمين'])(
  '%s is in a language that Navi does not read',
  (text) => {
    expect(isOtherLanguage(text)).toBe(true)
  },
)

test.each([
  'I have no insurance',
  'No tengo seguro, ¿qué hago?',
  'My son José needs Humira',
  'Оzеmрiс',
  'Cañon City',
  '',
])('%s is read', (text) => {
  expect(isOtherLanguage(text)).toBe(false)
})
