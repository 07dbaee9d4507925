import type { Language } from '#i18n/languages.ts'

const words: Record<Language, RegExp> = {
  en: /\b(?:the|and|you|your|for|with|is|are|of|to|this|that|it|can|have|has|from|will|if|not|what|they|here|call|ask|may|by|or)\b/gi,
  es: /\b(?:el|la|los|las|y|usted|su|sus|para|con|es|son|de|del|que|este|esta|puede|tiene|por|si|no|se|un|una|lo|en|llame|pida|hay|más|o)\b/gi,
}

/** Whether a text is plainly in the other language. Names of programs are English in any text. */
export function isInOtherLanguage(text: string, language: Language): boolean {
  const told = text.replace(/\*\*.+?\*\*|\[.*?\]\(.*?\)/g, ' ')
  const own = told.match(words[language])?.length ?? 0
  const other = told.match(words[language === 'en' ? 'es' : 'en'])?.length ?? 0
  return other >= 2 && other > own * 2
}
