// @vitest-environment happy-dom
import { useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#testing/pages/render.tsx'
import { ShareCardContext } from '#web/features/site/saved/share-card.ts'
import type { OrganizationsData } from './load-organizations.ts'
import { OrganizationsPage } from './organizations-page.tsx'

function row(id: string, label: string, programme_name: string, category: 'food' | 'legal') {
  return {
    id,
    label,
    programme_name,
    location: 'Rochester, NY',
    kind: 'organization' as const,
    url_link: null,
    category,
  }
}

const few = [
  { ...row('a', 'Pantry of all', 'Food boxes', 'food'), url_link: 'https://pantry.example' },
  row('b', 'Abogados de aquí', 'Legal help', 'legal'),
]

function Address() {
  return <output>{useLocation().search}</output>
}

function renderOrganizations(asked: OrganizationsData['asked'] = { q: '', category: '' }, organizations = few) {
  const shareCard = vi.fn()
  const data = { meta: { title: '', description: '' }, asked, organizations }
  const page = renderPage(
    <ShareCardContext value={shareCard}>
      <OrganizationsPage data={data} />
      <Address />
    </ShareCardContext>,
    { parts: ['communities'], at: `/organizationtable?${new URLSearchParams(asked)}` },
  )
  const rows = () => page.screen.queryAllByRole('rowheader').map((cell) => cell.firstChild?.textContent)
  return { ...page, shareCard, rows }
}

test('the table names each organization, its site and its card', async () => {
  const { screen, user, shareCard } = renderOrganizations()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Organization Name',
    'Url',
    'Use',
  ])
  expect(screen.getByRole('link', { name: /^pantry\.example/ }).getAttribute('href')).toBe('https://pantry.example')
  expect(screen.getByText('No website known')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Food boxes' }).getAttribute('href')).toBe('/services/a')
  await user.click(screen.getByRole('link', { name: /^Share card ?: Food boxes, Pantry of all$/ }))
  expect(shareCard).toHaveBeenCalledExactlyOnceWith(['a'])
})

test('typing narrows the table, whatever accents, and says how many are left', async () => {
  const { screen, user, rows } = renderOrganizations()
  await user.type(screen.getByRole('textbox', { name: 'Find an organization' }), 'AQUI')
  expect(rows()).toEqual(['Abogados de aquí'])
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 service')
  await user.type(screen.getByRole('textbox', { name: 'Find an organization' }), 'x')
  expect(screen.getByText('No organization has this in its name.')).toBeTruthy()
})

test('a kind of help narrows it too', async () => {
  const { screen, user, rows } = renderOrganizations()
  await user.click(screen.getByRole('button', { name: 'Legal help' }))
  expect(rows()).toEqual(['Abogados de aquí'])
  await user.click(screen.getByRole('button', { name: 'All kinds' }))
  expect(rows()).toHaveLength(2)
})

test('what a form without JavaScript asked for narrows it from the start', () => {
  expect(renderOrganizations({ q: 'pantry', category: '' }).rows()).toEqual(['Pantry of all'])
})

test('what narrows the table stands in the address, so that going back finds it', async () => {
  const { screen, user } = renderOrganizations()
  await user.type(screen.getByRole('textbox', { name: 'Find an organization' }), 'aquí')
  await user.click(screen.getByRole('button', { name: 'Legal help' }))
  await screen.findByText('?q=aqu%C3%AD&category=legal')
  await user.click(screen.getByRole('button', { name: 'All kinds' }))
  await screen.findByText('?q=aqu%C3%AD')
})

test('a long table has pages of 25, each with an address, and what is typed looks in all of them', async () => {
  const many = Array.from({ length: 30 }, (_, at) => row(`o${at}`, `Group ${at}`, 'Food boxes', 'food'))
  const { screen, user, rows } = renderOrganizations(undefined, many)
  expect(rows()).toHaveLength(25)
  const next = screen.getByRole('link', { name: 'Next page' })
  expect(next.getAttribute('href')).toBe('/organizationtable?page=2')
  await user.click(next)
  expect(rows()).toEqual(['Group 25', 'Group 26', 'Group 27', 'Group 28', 'Group 29'])
  await user.type(screen.getByRole('textbox', { name: 'Find an organization' }), 'Group 3')
  expect(rows()).toEqual(['Group 3'])
})
