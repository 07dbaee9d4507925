/** Words after which a place may follow. */
export const placeStarts = new Set('meant in near around en cerca from at outside'.split(' '))

/** Names of towns that are words of every day; they are a place only with a state. */
export const everydayTowns = new Set(
  'strong caro cara gratis home casa price story hope energy justice advance comfort mission need reading help food rent english spanish espanol ingles general person town time cash total case order advance network need mind pain work law care general peace energy unity liberty normal best social medical day night bath bread rice orange cards eligible free gas house welcome church college center central early enough experiment fair fort free friend garden gift glad good grand green hot ideal industry jolly joy lake line long love lucky media mobile monday money nice north oil park parks plain plan power protection rescue rest rich rock rough rush salt sandy school sea senior short silver south spring sugar summer sun superior texas trust union van video west what why wife wing winter young star success cost eden many ada mary marion ali sol el la mar paz centro salud humira phoenix medicare progress prosper alma amor luna stamps'.split(
    /\s+/,
  ),
)

/** What Spanish speakers call towns. */
export const townsInSpanish = new Map(
  Object.entries({
    siracusa: 'syracuse',
    bufalo: 'buffalo',
    filadelfia: 'philadelphia',
    rochister: 'rochester',
    yonquers: 'yonkers',
    pokipsi: 'poughkeepsie',
    alabany: 'albany',
  }),
)

/** Codes of states that are words too: they count only in capitals after a town, or after a comma. */
export const wordyCodes = new Set(
  'ms in or me hi ok la de oh pa ma ca co id al as mi va mo ne so ar ct md mt nd pr sd'.split(' '),
)

/** Words that stand before a number of five digits that is no ZIP code. */
export const moneyWords = new Set(
  'make makes made earn earns income gano gana ganamos ingreso ingresos salary salario cobro recibo'.split(' '),
)
export const afterMoney = new Set(
  'dollars dollar a per year yearly annually al por dolares anuales ano bucks usd mg k'.split(' '),
)
