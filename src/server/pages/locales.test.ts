import { expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { es } from '#i18n/es.ts'
import { testApp } from '#testing/app/test-app.ts'

test('the words of each language can be fetched, and of no other', async () => {
  const { app } = await testApp()
  expect((await app.inject('/locales/en/translation.json')).json()).toEqual(en)
  expect((await app.inject('/locales/es/translation.json')).json()).toEqual(es)
  expect((await app.inject('/locales/fr/translation.json')).statusCode).toBe(404)
})
