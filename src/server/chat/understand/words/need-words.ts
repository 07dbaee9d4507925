/** Concepts of the directory that are what the other intents are about. */
export const unneeded = new Set('medicine insurance medicare emergency helpline suicide'.split(' '))

/** Concepts whose words are said in passing: they are a need only where nothing else is asked. */
export const weakConcepts = new Set(
  'health money cash job car credit seniors veterans disability cancer phone legal clinic workRights memory crisis afterSchool'.split(
    ' ',
  ),
)

/** More of those, while a program is talked of. */
export const passingConcepts = new Set([...weakConcepts, 'clinic', 'taxes', 'childInsurance', 'insurance'])

/** What people need without a word for it, by the words that the search knows; patterns of `createWordPatterns`. */
export const needShapes = {
  'electric bill': `
    power/lights/light/gas/heat/electric*/utility/utilities/water/rge/nyseg/grid .. off, shut/shutting/turn/turning us/me off, disconnect notice,
    disconnect/disconnected/disconnecting us/me/my/our/power/service`,
  eviction: `
    get/throw/throws/throwing/thrown/put/putting/kick/kicking/kicked us/me/him/her/- out .. |/of/apartment/house/home/by,
    days/notice/week/weeks/month to get/move/leave out, landlord/landlady .. out, locked out, changed the locks`,
  ride: `
    take/drive/get/getting/bring him/her/me/my/mom/mother/dad/father/us/them/to/- .. to/- dialysis/doctor/doctors/appointment*/chemo*/hospital/clinic/treatment*/radiation,
    no/any way to/of get/getting to/there/around/home, way/how .. get/getting to dialysis/doctor/doctors/appointment*/chemo*/work/hospital`,
  job: 'need/needs/want work |, find/finding/get/getting/looking/hunting for/- .. work/job*/employment',
  food: 'nothing/anything/something to/left .. eat, nothing/no food/- .. in .. fridge/cupboard*/pantry/cabinets/house, fridge/cupboard*/pantry/cabinets is/are/- empty/bare, empty fridge/cupboard*, feed my/the/our/us/them',
  'child care':
    'watch/mind/keep my/the/our kid*/baby/son/daughter/children/toddler/grandkids, someone to watch, babysit*, sitter',
  'domestic violence': `
    leave/leaving/left/escape/escaping/afraid/scared/flee/fled .. my/her/his husband/boyfriend/wife/girlfriend/partner/ex/spouse,
    get/getting away from my/her/his/the husband/boyfriend/wife/partner/ex`,
  glasses: 'cant/dont see .. glasses/anymore/far/read, eye exam, new glasses',
  shelter:
    'nowhere/no/place/somewhere .. to sleep/stay/crash, living/sleeping/sleep/live in/out my/our/the/of/- car/van/truck/streets/street',
}

/** Words that stand beside needs and say nothing of them, besides those that the search leaves out. */
export const needFiller = new Set(
  'w b c u ur rn pls plz van im ive id youre hes shes theyre cant didnt doesnt navi thanks thank hey ok okay yes no not really today tomorrow now right only still lost lose am been being more most less very much many lot bit also even because since then after before again back him his her she he kids kid son daughter husband wife mom mother dad father family single got make makes month week day days year years old tell give show trying try think want wanted afford open ask question place places area town city county state zip code around close somewhere anywhere ahora hoy manana bien mal solo sola tambien ademas despues antes siempre nunca hijo hija hijos esposo esposa mama papa familia mes semana dia dias ano anos deme digame muestreme dame donde hacia cual cuales lugar lugares zona area ciudad condado estado codigo postal pregunta estoy estamos vamos tengo tenemos perdi trabajo'.split(
    ' ',
  ),
)
