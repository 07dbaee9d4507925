import { expect, test } from 'vitest'
import { servicesReply } from '#contract/communities.ts'
import { testApp } from '#testing/app/test-app.ts'

const shownFirst = 3

async function createSearch() {
  const { app } = await testApp()
  return async (asked: string) => {
    const [q = '', place] = asked.split(' @ ')
    const query = new URLSearchParams({ q, ...(place && { place }) })
    const { services } = servicesReply.parse((await app.inject({ url: `/api/community_services?${query}` })).json())
    return services.map(({ service_id }) => service_id)
  }
}

test.each([
  ['us-job-centers', 'i need a job', 'who hires felons', 'need work with a criminal record', 'got laid off last week'],
  ['us-job-centers', 'necesito trabajo, tengo antecedentes penales', 'me despidieron', 'unemploymnet @ 30303'],
  [
    'us-wage-hour',
    'my boss didnt pay me',
    'my job owes me my last check',
    'unpayed wages @ 75201',
    'no me pagan horas extra',
  ],
  ['us-osha', 'my work is dangerous no safety gear', 'unsafe workplace', 'trabajo peligroso sin protección', 'osha'],
  [
    'us-workers-comp',
    'i got hurt at work',
    'hurt my back at work',
    'workmans comp',
    'fell off a ladder at work @ 60601',
  ],
  ['us-workers-comp', 'me lastimé en el trabajo', 'accidente de trabajo', 'me lastime la espalda trabajando'],
  ['us-eldercare', 'someone to stay with my mom while i work', 'my dad has dementia and cant be left alone'],
  ['us-eldercare', 'alguien que cuide a mi mamá', 'no puedo dejar sola a mi mama @ 33125', 'elderly parent at home'],
  ['us-respite', 'respit care', 'need a break from taking care of my husband', 'descanso para cuidadores'],
  ['us-rebuilding-together', 'grab bars for shower', 'my mom keeps falling', 'weelchair ramp', 'ramp for my house'],
  [
    'us-rebuilding-together',
    'mi mamá se cae mucho',
    'rampa para silla de ruedas',
    'barras de apoyo para el baño @ 98101',
  ],
  ['us-open-path', 'cheap therapist', 'need a therapist no insurance', 'phsychiatrist', 'terapia barata', 'psicologo'],
  ['us-nami', 'psychiatrist for my son', 'mental helth', 'psiquiatra sin seguro', 'depresion @ 85001'],
  ['us-soaring-spirits', 'my husband died', 'widow', 'mi esposo murió', 'soy viuda @ 85001', 'my wife passed away'],
  ['us-griefshare', 'greif support', 'my mom passed away', 'grupo de duelo', 'se murió mi mamá'],
  ['us-kidney-fund', 'on dialisis and cant pay', 'kidney failure', 'insuficiencia renal', 'ayuda riñón @ 33125'],
  ['us-cancercare', 'i have cancer and cant pay my bills', 'brest cancer help', 'tengo cáncer', 'chemo'],
  ['us-take-back', 'get rid of old pills', 'expired medicine', 'medicine lock box', 'tirar medicinas vencidas'],
  ['us-grandfacts', 'raising my grandkids', 'granparents raising granchildren', 'crío a mis nietos @ 78207'],
  ['us-tanf', 'grandparents raising grandchildren', 'dinero para criar a mis nietos'],
])('%s is among the first three for who needs it', async (id, ...sentences) => {
  const search = await createSearch()
  for (const asked of sentences) expect((await search(asked)).slice(0, shownFirst), asked).toContain(id)
})

test('who asks for an animal is shown neither help for veterans nor food for people', async () => {
  const search = await createSearch()
  for (const asked of ['vet bill', 'vetrinarian bill', 'my dog needs surgery', 'pet food', 'food for my dog @ 14607']) {
    expect(await search(asked), asked).toEqual([])
  }
  for (const asked of ['veterinario barato', 'comida para mi perro', 'comida de gato']) {
    expect(await search(asked), asked).toEqual([])
  }
})

test.each([
  ['vet', 'us-homeless-vets'],
  ['help for vets', 'us-va-benefits'],
  ['housing with a felony', 'us-public-housing'],
  ['my mom died and i need food', 'us-feeding-america'],
  ['my husband died and i cant pay rent @ 14607', 'roc-community-place'],
  ['food for my grandkids', 'us-feeding-america'],
  ['ride to dialysis', 'us-ride-united'],
  ['transporte a la quimio', 'us-road-to-recovery'],
  ['ride to work', 'us-ride-united'],
  ['someone to watch my baby', 'us-childcare-gov'],
  ['quien cuide a mi hija', 'us-childcare-gov'],
  ['cant afford my medicine', 'us-needymeds'],
  ['my pills expired', 'us-needymeds'],
  ['housing counseling', 'us-hud-counseling'],
  ['dental work', 'us-dental-lifeline'],
  ['physical therapy', 'us-hrsa-health-centers'],
  ['work boots @ 14607', 'roc-house-of-mercy'],
  ['bus pass @ Albany', 'cap-cdta-halffare'],
  ['quiero morir desde que murió mi esposo', 'us-988'],
  ['my husband hits me', 'us-dv-hotline'],
])('"%s" asks for something else, and finds it', async (asked, id) => {
  const search = await createSearch()
  expect((await search(asked)).slice(0, shownFirst)).toContain(id)
})
