import { useEffect } from 'react'

export const colors = ['browser', 'light', 'dark'] as const
export const contrasts = ['browser', 'more'] as const

export interface Theme {
  color: (typeof colors)[number]
  contrast: (typeof contrasts)[number]
}

/**
 * Answers in the browser's place what stylesheets ask it, so that every theme of tokens.css is seen on one machine. What
 * the browser draws for forced colors no page can show.
 */
export function useTheme({ color, contrast }: Theme) {
  useEffect(() => {
    const answers = new Map([
      ['(prefers-color-scheme: dark)', color === 'browser' ? undefined : color === 'dark'],
      ['(prefers-contrast: more)', contrast === 'browser' ? undefined : true],
    ])
    const asked = mediaRules().map(({ media }) => ({ media, question: media.mediaText }))
    for (const { media, question } of asked) {
      const answer = answers.get(question)
      if (answer !== undefined) media.mediaText = answer ? 'all' : 'not all'
    }
    return () => {
      for (const { media, question } of asked) media.mediaText = question
    }
  }, [color, contrast])
}

function mediaRules(): CSSMediaRule[] {
  return [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].filter((rule) => rule instanceof CSSMediaRule),
  )
}
