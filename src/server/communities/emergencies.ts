import type { EmergencyKind } from '#contract/communities.ts'
import { fold } from '#text/fold.ts'

type Emergency = {
  /** Folded, in both languages; `suicid*` stands for every word that starts so. Rather one too many than one missed. */
  phrases: string
  /** What the search reads in their stead; without it they are searched as they are. */
  means?: string
  /** The service that comes before all others. */
  first?: string
}

const emergencies: Record<EmergencyKind, Emergency> = {
  suicide: {
    means: 'suicide',
    first: 'us-988',
    phrases: `
      suicid*, kill myself, killing myself, end my life, ending my life, end it all, take my life, take my own life,
      want to die, wanna die, wish i was dead, wish i were dead, better off dead, no reason to live, dont want to live,
      do not want to live, dont want to be alive, dont want to be here anymore, hurt myself, hurting myself,
      harm myself, harming myself, self harm, cutting myself, cut my wrists,
      quitarme la vida, me quite la vida, quitarse la vida, acabar con mi vida, terminar con mi vida, matarme, me voy a matar,
      me quiero matar, quiero morir*, me quiero morir, no quiero vivir, no quiero seguir viviendo, no quiero seguir vivo,
      no quiero seguir viva, sin ganas de vivir, no vale la pena vivir, hacerme dano, quiero lastimarme, lastimarme,
      cortarme las venas, autolesion*
    `,
  },
  medical: {
    phrases: `
      chest pain*, pain in my chest, my chest hurts, heart attack, cant breathe, cannot breathe, can not breathe,
      not breathing, stopped breathing, trouble breathing, having a stroke, unconscious, passed out, wont wake up,
      having a seizure, bleeding a lot, wont stop bleeding, choking on, is choking, im choking, need an ambulance,
      dolor de pecho, dolor en el pecho, me duele el pecho, le duele el pecho, ataque al corazon, ataque cardiaco,
      infarto, no puedo respirar, no puede respirar, no respira, falta de aire, me falta el aire, derrame cerebral,
      inconsciente, se desmayo, no despierta, esta convulsionando, sangra mucho, no deja de sangrar,
      se esta ahogando, me estoy ahogando, necesito una ambulancia
    `,
  },
  poison: {
    phrases: `
      poison*, overdos*, took too many pills, too many pills, took too much medicine, drank bleach, swallowed bleach,
      veneno*, envenen*, intoxic*, sobredosis, demasiadas pastillas, muchas pastillas, tomo cloro, tome cloro, bebio cloro
    `,
  },
  abuse: {
    means: 'domestic violence',
    first: 'us-dv-hotline',
    phrases: `
      hits me, hit me, hitting me, beats me, beat me up, beating me, hurts me, chokes me, choked me, slaps me, kicks me,
      hits us, hits my kids, hits my children, threatens me, threatens to kill me, child abuse, elder abuse, abuses me, abusing me, raped me, abusive, domestic violence, domestic abuse,
      afraid of my husband, afraid of my boyfriend, afraid of my partner, scared of my husband, scared of my boyfriend,
      scared of my partner,
      nos pega, les pega a mis hijos, pega a mis hijos, abuso infantil, me pega, me pegan, me pego, me golpea, me golpean, me golpeo, me maltrata, me maltratan, me amenaza, me abusa,
      abusa de mi, me violo, me quiere matar, me ahorca, violencia domestica, violencia familiar, maltrato,
      miedo a mi esposo, miedo de mi esposo, miedo a mi marido, miedo de mi marido, miedo a mi pareja, miedo de mi pareja
    `,
  },
}

const readers = Object.entries(emergencies).map(([kind, { phrases, ...emergency }]) => ({
  ...emergency,
  kind: kind as EmergencyKind,
  phrases: new RegExp(`\\b(${phrases.trim().split(/,\s*/).join('|').replaceAll('*', '[a-z]*')})\\b`, 'g'),
}))

/** The dangers that a text speaks of, the text as it is to be searched, and the ids of services that come first. */
export function readEmergency(text: string): { kinds: EmergencyKind[]; text: string; first: string[] } {
  const folded = fold(text)
  const heard = readers.filter(({ phrases }) => folded.search(phrases) >= 0)
  return {
    kinds: heard.map(({ kind }) => kind),
    text: heard.reduce(
      (rest, { phrases, means = '$&' }) => rest.replace(phrases, means),
      heard.length > 0 ? folded : text,
    ),
    first: heard.flatMap(({ first = [] }) => first),
  }
}
