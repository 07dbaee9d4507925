import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testApp } from '#testing/app/test-app.ts'

test('docs/openapi.json is what the contract says now; `npm run data openapi` writes it anew', async () => {
  const { app } = await testApp()
  const served = (await app.inject('/api/openapi.json')).json()
  expect(served).toEqual(JSON.parse(readFileSync('docs/openapi.json', 'utf8')))
})

test('every call of the spec that exists is documented with its errors', async () => {
  const { app } = await testApp()
  const { paths } = (await app.inject('/api/openapi.json')).json()
  expect(Object.keys(paths).sort()).toEqual([
    '/api/all_drug_list',
    '/api/answer',
    '/api/community_services',
    '/api/contact_request',
    '/api/conversation',
    '/api/conversation/audio',
    '/api/conversation/mail',
    '/api/conversation/stop',
    '/api/delivery_area',
    '/api/delivery_request',
    '/api/digital_card',
    '/api/drug_names',
    '/api/drug_prices',
    '/api/eligibility/check',
    '/api/forget_me',
    '/api/get_all_communities',
    '/api/get_criteria_recomendation',
    '/api/get_digital_pharmacy',
    '/api/get_local_criteria_fearures',
    '/api/get_prescription_criteria_reccomendation',
    '/api/get_program_criteria',
    '/api/heard_medicines',
    '/api/knowledge',
    '/api/knowledge/{id}',
    '/api/local_community_digital_card_email',
    '/api/new_navi_assistant_bot',
    '/api/person',
    '/api/plan',
    '/api/postVoice',
    '/api/realtime_session',
    '/api/realtimelocal_community',
    '/api/realtimeprescription_assistance',
    '/api/recomendation_test',
    '/api/request_form',
    '/api/special_mail',
    '/api/special_sms',
    '/api/speech',
    '/api/text_messaging',
    '/api/vendors_details',
    '/api/vendors_names',
    '/cds-services',
    '/cds-services/help-to-pay',
    '/healthz',
    '/readyz',
  ])
  expect(Object.keys(paths['/api/get_program_criteria'].post.responses)).toContain('404')
})

test('every call says that its reader may have to come back', async () => {
  const { app } = await testApp()
  const { paths } = (await app.inject('/api/openapi.json')).json<{ paths: Record<string, Record<string, Call>> }>()
  type Call = { responses: object }
  const calls = Object.entries(paths).filter(([path]) => path.startsWith('/api/'))
  for (const [path, methods] of calls)
    for (const { responses } of Object.values(methods))
      expect([path, Object.keys(responses)]).toEqual([path, expect.arrayContaining(['429', '503'])])
})

test('the document names no sign-in, for no call asks for one', async () => {
  const { app } = await testApp()
  const document = (await app.inject('/api/openapi.json')).json()
  expect(document.security).toBeUndefined()
  expect(document.components.securitySchemes).toBeUndefined()
})

test('the API can be read at /api/docs', async () => {
  const { app } = await testApp()
  const reply = await app.inject('/api/docs')
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toContain('swagger-ui')
})
