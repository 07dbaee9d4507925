const inDigits = /(?<![\d-])(?:1[-. ]?)?\(?(\d{3})\)?[-. ]{0,2}(\d{3})[-. ]?(\d{4})(?![\d-])/g
const inLetters = /\b(?:1[-. ])?(8(?:00|33|44|55|66|77|88))[-. ]([A-Z\d][A-Z\d.-]{5,12}[A-Z\d])\b/g
const keys = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']

/** Every number that a text names, in whatever spelling, as the catalogue writes it: `1-800-555-0100`. */
export function phonesInText(text: string): string[] {
  const digits = [...text.matchAll(inDigits)].map(([, ...parts]) => parts.join(''))
  return [...new Set([...digits, ...phonesInLetters(text)])].map(
    (phone) => `1-${phone.slice(0, 3)}-${phone.slice(3, 6)}-${phone.slice(6)}`,
  )
}

/** The ten digits of numbers that are written in letters, such as 1-877-KIDS-NOW. */
export function phonesInLetters(text: string): string[] {
  return [...text.matchAll(inLetters)].flatMap(([, area, letters = '']) => {
    const digits = [...letters.replace(/[.-]/g, '')]
      .map((each) => (/\d/.test(each) ? each : keys.findIndex((key) => key.includes(each))))
      .join('')
    return /[A-Z]/.test(letters) && digits.length >= 7 ? [`${area}${digits.slice(0, 7)}`] : []
  })
}
