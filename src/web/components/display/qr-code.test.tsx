// @vitest-environment happy-dom
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { renderPage } from '#testing/pages/render.tsx'
import { QrCode } from './qr-code.tsx'

const address = 'https://navi.example/digitalcard?items=one,two'

test('the code has a name and shows exactly the modules of its text, in four modules of white', () => {
  const { screen } = renderPage(<QrCode text={address} label="Opens the card" />)
  const code = screen.getByRole('img', { name: 'Opens the card' })
  const [white, dark] = [...code.querySelectorAll('path')]
  const { size, data } = encode(address, { ecc: 'M', border: 0 })
  const whole = size + 8
  expect(code.getAttribute('viewBox')).toBe(`0 0 ${whole} ${whole}`)
  expect(white?.getAttribute('d')).toBe(`M0 0h${whole}v${whole}h-${whole}z`)

  const drawn = new Set(dark?.getAttribute('d')?.match(/M\d+ \d+/g))
  const wanted = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + 4} ${y + 4}`] : [])))
  expect(drawn).toEqual(new Set(wanted))
})
