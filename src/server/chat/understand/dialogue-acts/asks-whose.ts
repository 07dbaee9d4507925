import { fold } from '#text/fold.ts'

const thing =
  '(?:zip|zip code|code|state|address|age|income|pay|insurance|plan|one|birthday|household|codigo|estado|edad|ingreso|sueldo|seguro|plan)'

const whose = new RegExp(
  [
    `\\b(?:which|what|whose) (?:of our |persons? )?${thing}s? (?:do|did|would|should) (?:you|u|i) (?:want|need|mean|put|give|say|use)\\b`,
    '\\b(?:mine|my own) or (?:his|hers|theirs|my \\w+s)\\b|\\b(?:his|hers|theirs) or mine\\b|\\b(?:me|my) or (?:him|her|them|my \\w+)$',
    '\\b(?:do )?(?:you|u) mean (?:me|mine|my own|his|hers|him|her|my \\w+s?)\\b',
    `\\b(?:cual|que|de quien|el de quien) (?:${thing} )?(?:quiere|quieres|necesita|necesitas|le doy|te doy|pongo)(?: usted)?\\b`,
    '\\b(?:mi[oa]s?|yo) o (?:(?:el|la|los|las) )?(?:de (?:el|ella|mi \\w+)|del nino|suy[oa]s?|el|ella)\\b|\\bo (?:el|la) mi[oa]\\b',
    '\\b(?:gross or net|net or gross|before (?:or after )?tax(?:es)?|after tax(?:es)? or|(?:a|per) month or (?:a |per )?year|monthly or yearly|bruto o neto|neto o bruto|antes (?:o despues )?de (?:los )?(?:impuestos|taxes)|al mes o al ano|mensual o anual)\\b',
    '\\b(?:se refiere|te refieres|habla|hablas) (?:a|de) (?:mi|el|ella|mi \\w+)\\b',
  ].join('|'),
)

/** Whether somebody asks of whom, or of which of two sums, we asked: "which zip do you want, mine or hers", "before taxes?" */
export function asksWhose(text: string): boolean {
  return whose.test(fold(text))
}
