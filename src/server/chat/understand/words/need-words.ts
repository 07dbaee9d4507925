/** Concepts of the directory that are what the other intents are about. */
export const unneeded = new Set('medicine insurance medicare emergency helpline suicide'.split(' '))

/** Concepts whose words are said in passing: they are a need only where nothing else is asked. */
export const weakConcepts = new Set(
  'health money cash job car credit seniors veterans disability cancer phone legal clinic workRights workSafety workInjury memory crisis afterSchool kidney takeBack grief kinship pets homeCare'.split(
    ' ',
  ),
)

/** More of those, while a program is talked of. */
export const passingConcepts = new Set([...weakConcepts, 'clinic', 'taxes', 'childInsurance', 'insurance'])

/** Words that stand beside needs and say nothing of them, besides those that the search leaves out. */
export const needFiller = new Set(
  'necesitar w b c u ur rn pls plz van im ive id youre hes shes theyre cant didnt doesnt navi thanks thank hey ok okay yes no not really today tomorrow now right only still lost lose am been being more most less very much many lot bit also even because since then after before again back him his her she he household wifes husbands kids kid son daughter husband wife mom mother dad father family single got make makes month months week weeks day days year years put notice visitor expired old tell give show trying try think want wanted afford open ask question place places area town city county state zip code around close somewhere anywhere ahora hoy manana bien mal solo sola tambien ademas despues antes siempre nunca hijo hija hijos esposo esposa mama papa familia mes meses semana semanas dia dias pusieron aviso visitante vencio ano anos deme digame muestreme dame donde hacia cual cuales lugar lugares zona area ciudad condado estado codigo postal pregunta estoy estamos vamos tengo tenemos perdi trabajo'.split(
    ' ',
  ),
)
