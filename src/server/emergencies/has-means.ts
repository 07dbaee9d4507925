const means =
  /(?<!\b(?:nail|glue|staple|heat|spray|paint|massage|tattoo|caulk\w*) )\b(?:guns?|pistols?|rifles?|shotguns?|weapons?|blades?|razors?|rope|pistolas?|armas?|escopetas?|navajas?|cuchillos?|soga)\b|\b(?:have|got|saved|saving|stash\w*|counted|tengo|guardad[oa]s|guarde|junte|juntando|contad[oa]s)\b.{0,25}\b(?:pills|meds|pastillas|medicinas)\b|\b(?:pills|pastillas)\b.{0,25}\b(?:saved|ready|hand|next to me|stash\w*|guardadas|listas|mano)\b/

/** Whether a folded text names a weapon, or pills at hand. */
export function hasMeans(folded: string): boolean {
  return means.test(folded)
}
