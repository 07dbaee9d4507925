import type { PhraseTable } from '../phrases.ts'

export type Period = 'hour' | 'day' | 'week' | 'biweekly' | 'twice_monthly' | 'quincena' | 'month' | 'year'

/** How often a year each period pays; hours are of a week of 40, days of a week of 5. */
export const timesAYear: Record<Period, number> = {
  hour: 2080,
  day: 260,
  week: 52,
  biweekly: 26,
  twice_monthly: 24,
  // Said of every two weeks and of twice a month alike.
  quincena: 24,
  month: 12,
  year: 1,
}

export const periodWords: PhraseTable<Period> = {
  hour: [
    'an hour, per hour, hourly, each hour, every hour, hour, hr, an hr, per hr',
    'la hora, por hora, cada hora, a la hora, hora',
  ],
  day: ['a day, per day, daily, each day, every day, day', 'al día, por día, diario, diarios, cada día, el día'],
  week: [
    'every friday, every thursday, a week, per week, weekly, each week, every week, week, wk, a wk, per wk',
    'cada viernes, cada sábado, a la semana, por semana, semanal, semanales, semanalmente, cada semana, la semana, semana',
  ],
  biweekly: [
    'every two weeks, every 2 weeks, biweekly, bi weekly, every other week, every second week, every other friday, every other thursday, fortnightly, a fortnight, every 14 days, every two wks, every 2 wks, for two weeks, for 2 weeks, per two weeks, per 2 weeks',
    'cada dos semanas, cada 2 semanas, cada catorce días, cada 14 días, bisemanal, bisemanales',
  ],
  twice_monthly: [
    'twice a month, two times a month, 2 times a month, twice monthly, semimonthly, semi monthly, on the 1st and 15th, on the 1st and the 15th',
    'el 1 y el 15, el 1 y 15, los días 1 y 15, el día 1 y el 15, el primero y el quince, dos veces al mes, 2 veces al mes, dos veces por mes, 2 veces por mes',
  ],
  quincena: [
    'bimonthly, bi monthly, every 15 days, every fifteen days',
    'quincena, por quincena, cada quince, a la quincena, cada quincena, la quincena, quincenal, quincenales, quincenalmente, cada quince días, cada 15 días',
  ],
  month: [
    'a month, a mo, per month, per mo, monthly, each month, every month, month, mo, the month, this month',
    'al mes, por mes, mensual, mensuales, mensualmente, cada mes, el mes, mes, este mes',
  ],
  year: [
    'a year, per year, yearly, annually, annual, per annum, each year, every year, year, a yr, per yr, yr, this year, this yr',
    'al año, por año, anual, anuales, anualmente, cada año, el año, año, este año',
  ],
}

type Part =
  | Period
  | 'under'
  | 'over'
  | 'about'
  | 'about_after'
  | 'between'
  | 'to'
  | 'or'
  | 'and'
  | 'dollars'
  | 'per'
  | 'hours'
  | 'full_time'
  | 'net'
  | 'last'
  | 'zero'
  | 'bare_zero'
  | 'neutral'
  | 'earns'
  | 'not_money'
  | 'before_count'
  | 'before_year'
  | 'savings'
  | 'blocks'

/** The words around an amount. */
export const moneyWords: PhraseTable<Part> = {
  ...periodWords,
  under: [
    'under, less than, below, up to, no more than, not more than, at most, maximum, max, not over, not above, lower than, <',
    'menos de, no más de, hasta, debajo de, por debajo de, abajo de, máximo, no pasa de, no pasan de, no llega a, no llegan a, menos que',
  ],
  over: [
    'over, more than, above, at least, upwards of, not less than, no less than, higher than, minimum, >',
    'más de, por encima de, arriba de, al menos, por lo menos, mínimo, no menos de, pasa de, más que',
  ],
  about: [
    'about, around, roughly, approximately, approx, like, a little over, a little more than, just over, just under, a little under, a little less than, almost, nearly, close to, somewhere around, probably, maybe, perhaps, i think, i guess, i believe, pretty sure, not sure, dont know, idk, dunno, ~, at least about',
    'como, unos, unas, aproximadamente, más o menos, alrededor de, un poco más de, poco más de, un poco menos de, poco menos de, casi, cerca de, por ahí de, creo, creo que, tal vez, quizás, quizá, a lo mejor, probablemente, supongo, no sé, no estoy seguro, no estoy segura, algo así como, ponle',
  ],
  about_after: [
    'or so, ish, more or less, give or take, something like that',
    'algo así, o algo así, o por ahí, por ahí',
  ],
  between: ['between', 'entre'],
  to: ['to, -, through', 'a'],
  or: ['or', 'o'],
  and: ['and, plus, +, &, also, then', 'y, más, además, otro, otros'],
  dollars: ['$, dollars, dollar, usd, bucks, us dollars', 'dólares, dólar, dls'],
  per: ['/', 'por'],
  hours: ['hours, hrs', 'horas'],
  full_time: ['full time', 'tiempo completo'],
  net: [
    'after taxes, after tax, after deductions, take home, bring home, net, in my pocket',
    'después de impuestos, después de los impuestos, neto, netos, limpio, limpios, libres, ya con impuestos, pesos',
  ],
  last: ['last year, last month, last week', 'el año pasado, el mes pasado, año pasado, la semana pasada'],
  zero: [
    'no income, no money, no earnings, dont make anything, dont make any money, dont earn anything, dont have any income, dont have income, dont have any money, without income, without any income, dont get anything, no income at all, dont receive anything, make nothing, earn nothing, get nothing, not making anything, not making any money, no job and no income, nothing coming in, no money coming in, zero coming in, not a dime coming in',
    'sin ingresos, sin ningún ingreso, no tengo ingresos, no tengo ingreso, no tengo ningún ingreso, ningún ingreso, no gano nada, no recibo nada, no me pagan nada, no ganamos nada, no recibimos nada, no hay ingresos, no tenemos ingresos, no gano dinero, no recibo dinero, no gano, no entra nada, ahorita nada, por ahora nada, nada ahorita, nada por ahora, no entra ni un peso, no entra ni un centavo, no me entra nada, no nos entra nada, no entra dinero',
  ],
  bare_zero: ['nothing, none, nothing at all, zip, nada at all', 'nada, ninguno, nada de nada, absolutamente nada'],
  neutral: [
    'nothing else, nothing more, thats all, between us, between the two of us, between my wife and me, before taxes, before tax, before deductions, gross, child support',
    'nada más, nomás, no más, entre los dos, entre las dos, entre nosotros, entre todos, antes de impuestos, antes de los impuestos, bruto, brutos',
  ],
  earns: [
    'make, makes, earn, earns, get, gets, receive, receives, husband, wife, collect, collects',
    'gano, gana, ganamos, recibo, recibe, recibimos, esposo, esposa, marido, saco, saca, hago, hace, cobro, cobra',
  ],
  not_money: [
    'times, people, persons, of us, adults, adult, kids, children, sons, daughters, kid, child, years, years old, yrs, yo, weeks, days, jobs, grandkids, grandchildren, in my family, family members',
    'veces, vez, personas, persona, adultos, adulto, hijos, hijas, niños, niñas, hijo, hija, niño, años, semanas, días, trabajos, nietos, integrantes',
  ],
  before_count: [
    'family of, household of, im age, age, zip, zip code, we are, there are',
    'somos, familia de, hogar de, código postal, vivimos',
  ],
  before_year: ['in, since, during, for', 'en, desde, durante, del'],
  savings: [
    'living off savings, living off my savings, living off our savings, living on savings, living on my savings, using up savings, using my savings',
    'vivo de ahorros, vivo de mis ahorros, vivo de los ahorros, vivimos de ahorros, vivimos de los ahorros, viviendo de ahorros, viviendo de mis ahorros',
  ],
  blocks: [
    'rent, mortgage, bills, bill, expenses, debt, owe, owes, owed, loan, savings, bank, i pay, we pay, paying, spend, cost, costs, minus, negative, medicine, medication, medicines, insulin, percent, %, each, apiece, both, my ex, ex husband, ex wife, used to, was making, were making, would, will, going to, next year, next month, starting, checks, check every, paychecks, works too, also works, dont make, dont get, dont earn, doesnt make, not making, isnt, never, euros, euro, €, pounds, £, quarterly, quarter, part time, months, half, food stamps, snap, ebt, wic, not much, nothing much, hardly, hardly anything, taxes are, tax bill, some months, sometimes, varies, depends, either, if, deductible, premium, fine, limit, poverty, not',
    'renta, alquiler, hipoteca, gastos, gasto, deuda, debo, debemos, deben, pago, pagamos, ahorros, ahorrados, banco, cuesta, cuestan, menos, medicina, medicinas, medicamento, por ciento, cada uno, cada una, ambos, los dos, ganaba, ganábamos, recibía, recibíamos, antes, mi ex, voy a, ganaré, también trabaja, préstamo, no gano ni, no llego, no es, no son, no recibo, no tengo, nunca, trimestre, trimestral, medio tiempo, meses, medio, media, estampillas, estampillas de comida, cupones de alimentos, casi nada, muy poco, a veces, depende, varía, límite, pobreza, mexicanos',
  ],
}
