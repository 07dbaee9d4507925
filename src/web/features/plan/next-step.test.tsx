// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Application } from '#contract/plan.ts'
import { renderPage } from '#testing/pages/render.tsx'
import { NextStep } from './next-step.tsx'

const application = {
  id: 'lilly',
  medicines: [{ drug_id: 'humalog', name: 'Humalog' }],
  offer: {
    program_id: 'lilly',
    program_name: 'Lilly Cares',
    kind: 'pap',
    next_step: { phone_number: '1-800-545-6962', call_note: null, form_link: null, program_url: null },
  },
  steps: [
    { id: 'call', who: 'you', text: 'Call. Ask for the form.' },
    { id: 'sign', who: 'doctor', text: 'Signs a part of the form, if it has one.' },
    { id: 'send', who: 'you', text: 'Send it with the papers they ask for.' },
  ],
} as unknown as Application

function renderNext(done: string[]) {
  return renderPage(<NextStep applications={[application]} done={done} />, { parts: ['plan'] }).screen
}

test('first comes the call', () => {
  const screen = renderNext([])
  expect(screen.getByText(/Call. Ask for the form/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /1-800-545-6962/ })).toBeTruthy()
})

test('the doctor signs before the form is sent, and the papers take the place of the call', () => {
  const screen = renderNext(['call'])
  expect(screen.getByText(/Ask your doctor to sign/)).toBeTruthy()
  expect(screen.queryByText(/Send it/)).toBeNull()
  expect(screen.queryByRole('link', { name: /1-800/ })).toBeNull()
  expect(screen.getByRole('link', { name: /Lilly Cares/ }).getAttribute('href')).toBe('/kit/lilly?drug=humalog')
})

test('what is signed is sent', () => {
  expect(renderNext(['call', 'sign']).getByText(/Send it with the papers/)).toBeTruthy()
})
