// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { readableIn } from './page-sentences.ts'

function read(html: string) {
  document.body.innerHTML = html
  return readableIn(document.body).map(({ text }) => text)
}

test('sentences go through bold words and links, and end with their block', () => {
  expect(read('<h2>Free medicine</h2><p>Call <b>Lilly</b> at <a href="/">1-800</a>. It is free.</p>')).toEqual([
    'Free medicine',
    'Call Lilly at 1-800.',
    'It is free.',
  ])
})

test('buttons, pictures and what is there for other ears are left out', () => {
  expect(
    read('<p>Said.<button>Copy</button><span aria-hidden="true">★</span><i class="visually-hidden">hidden</i></p>'),
  ).toEqual(['Said.'])
})

test('each sentence knows where it stands', () => {
  document.body.innerHTML = '<p>One <b>two</b>. Three.</p>'
  expect(readableIn(document.body).map(({ range }) => range.toString().trim())).toEqual(['One two.', 'Three.'])
})

test('each sentence is in the language of its block, not of a name in it', () => {
  document.body.innerHTML =
    '<section lang="es"><p><b lang="en">Merck Helps</b> ayuda.</p><div lang="en"><p>Dear doctor.</p></div></section>'
  expect(readableIn(document.body).map(({ language }) => language)).toEqual(['es', 'en'])
})
