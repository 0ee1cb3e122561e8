import { dosageInWords } from '@nivas/contract/dispensary/dosage.ts'
import type { Slip as SlipData } from '@nivas/contract/dispensary/schemas.ts'
import { type PlainKey, say, type Text } from '@nivas/contract/texts.ts'
import { useVenue } from '../api/venue.ts'
import { useFormat } from '../format/use-format.ts'
import { inLanguage } from '../languages/translate.ts'
import { Duplicate } from '../printing/duplicate.tsx'
import printing from '../printing/hi.ts'
import hi from './hi.ts'
import classes from './slip.module.css'

const texts = { hindi: { ...printing, ...hi }, names: {} }

const inEnglish = (text: Text) => inLanguage({ language: 'en', ...texts }, text)
const inHindi = (text: Text) => inLanguage({ language: 'hi', ...texts }, text)

/** A text in both languages, because patient and family may read different ones. */
function Both({ text }: { text: Text | PlainKey }) {
  const full = typeof text === 'string' ? ({ key: text } as Text) : text
  return (
    <>
      {inEnglish(full)} <span lang="hi">/ {inHindi(full)}</span>
    </>
  )
}

/** The A5 slip for the patient in both languages: the medicines, when to take them and for how long. */
export function Slip({ slip: { patient, visit, print } }: { slip: SlipData }) {
  const { moment } = useFormat()
  const venue = useVenue()
  return (
    <article className={classes.slip}>
      <header>
        <h1>{venue?.name}</h1>
        <p>
          <Both text="Dispensary" /> · {moment(visit.visited_at)}
        </p>
      </header>
      <Duplicate print={print} inWords={(text) => <Both text={text} />} />
      <p className={classes.name}>
        {patient.name}
        {patient.age !== null && (
          <small>
            {' '}
            (<Both text={say('{{count}} years', { count: patient.age })} />)
          </small>
        )}
      </p>
      <dl>
        <div>
          <dt>
            <Both text="Symptoms" />
          </dt>
          <dd>{visit.symptom}</dd>
        </div>
        <div>
          <dt>
            <Both text="Diagnoses" />
          </dt>
          <dd>{visit.diagnoses}</dd>
        </div>
      </dl>
      <ol>
        {visit.treatments.map((treatment, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a paper never change.
          <li key={at}>
            <strong>{treatment.name}</strong>
            <p>
              <Dosage of={treatment.dosage} /> · <Days count={treatment.days} />
            </p>
          </li>
        ))}
      </ol>
      <footer>
        <p>
          <Both text="Please come again if you do not feel better." />
        </p>
        <p>
          {visit.seen_by} ·{' '}
          {visit.edited_at && (
            <>
              <Both text={say('Corrected {{moment}}', { moment: moment(visit.edited_at) })} /> ·{' '}
            </>
          )}
          <Both text={say('Printed {{moment}}', { moment: moment(print.printed_at) })} />
        </p>
      </footer>
    </article>
  )
}

function Dosage({ of }: { of: string }) {
  const words = dosageInWords(of)
  if (!words) return of
  return (
    <>
      {words.map(inEnglish).join(', ')} <span lang="hi">/ {words.map(inHindi).join(', ')}</span>
    </>
  )
}

const Days = ({ count }: { count: number }) => (
  <>
    {inEnglish(say('for {{count}} days', { count }))}{' '}
    <span lang="hi">/ {inHindi(say('for {{count}} days', { count }))}</span>
  </>
)
