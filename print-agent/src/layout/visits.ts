import { formatCount } from '@nivas/contract/count.ts'
import type { Receipt } from '@nivas/contract/receipts/receipts.ts'
import { heading, pair, type Row, rule } from './rows.ts'
import type { Head } from './sheet.ts'
import { dayText, momentText } from './values.ts'
import { sayIn, type Word } from './words.ts'

type Of<T extends Receipt['receiptType']> = Extract<Receipt, { receiptType: T }>

export function gateRows(visit: Of<'gate'>, { language, zone }: Head): Row[] {
  const say = sayIn(language)
  return [
    heading(say('Gate visit')),
    heading(visit.id, 3),
    { kind: 'code', text: visit.id },
    pair(say('Visitor'), visit.visitorname),
    pair(say('People'), visit.totalPeople),
    ...(visit.vehicleno ? [pair(say('Vehicle number'), visit.vehicleno)] : []),
    pair(say('Date'), momentText(visit.visitdate, zone, language)),
  ]
}

export function samadhRows(visit: Of<'samadh'>, { language, zone }: Head): Row[] {
  const say = sayIn(language)
  return [
    heading(say('Samadh visit')),
    heading(visit.id, 3),
    { kind: 'code', text: visit.id },
    pair(say('Name'), visit.name),
    pair(say('People'), visit.totalVisited),
    pair(say('Date'), momentText(visit.visitdate, zone, language)),
    ...(visit.ismobprint ? [rule, pair(say('Mobile(s) Collected'), visit.mobilecollected)] : []),
    ...(visit.trayNo ? [pair(say('Tray number'), visit.trayNo, { bold: true, size: 2 })] : []),
  ]
}

const groups = [
  ['Family', 'familtyTotal'],
  ['Group', 'groupTotal'],
  ['Single', 'singleTotal'],
  ['Student', 'studentTotal'],
  ['Not given', 'blankTotal'],
] as const satisfies readonly (readonly [Word, string])[]

export function closingRows(report: Of<'samadhclosingreport'>, { language }: Head): Row[] {
  const say = sayIn(language)
  return [
    heading(say('Samadh closing report')),
    pair(say('Period'), report.period),
    ...(report.fromDate ? [pair(say('From'), dayText(report.fromDate, language))] : []),
    ...(report.toDate ? [pair(say('To'), dayText(report.toDate, language))] : []),
    rule,
    ...groups.map(([name, field]) => pair(say(name), formatCount(report[field]))),
    rule,
    pair(say('Total'), formatCount(report.overallTotal), { bold: true }),
  ]
}
