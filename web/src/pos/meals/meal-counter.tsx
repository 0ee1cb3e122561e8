import { Group, SegmentedControl, Stack } from '@mantine/core'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { mealNames } from '@nivas/contract/pos/category-type.ts'
import { MEAL_TYPES, type MealType } from '@nivas/contract/reservations/meals.ts'
import { useEffect, useRef } from 'react'
import { useAnswer } from '../../api/hooks.ts'
import { Heading } from '../../app/heading.tsx'
import { useText } from '../../languages/use-text.ts'
import { shownCard } from '../../ui/scan/shown-card.ts'
import { CardInput } from '../../ui/visits/card-input.tsx'
import { MealBoard } from './board.tsx'
import { CounterNumber } from './counter-number.tsx'
import classes from './meals.module.css'
import type { Outcome } from './outcome.ts'
import { useThisCounter } from './this-counter.ts'
import { useChosenMeal } from './use-chosen-meal.ts'
import { useServe } from './use-serve.ts'
import { Verdict } from './verdict.tsx'

/** The option that takes the meal from the time of day. */
const BY_TIME = 'time'

/** The meal counter: a scan serves one portion, and the screen shows in colour and words whether to hand it out. */
export default function MealCounter() {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const counter = useThisCounter()
  const { meal, choose, noteUse } = useChosenMeal(field)
  const { serve, serveAgain, undo, clear, last } = useServe()
  const now = useAnswer(calls.mealBoard, {}).data?.data.meal

  useEffect(() => field.current?.focus(), [])

  const serveCode = (code: string, shown: string) => {
    noteUse()
    void serve({ code, shown, meal, counter })
  }

  /** Returns the focus to the scan field before a button acts, so that the Enter of a scan cannot press it again. */
  const withFocus = (act: (of: Outcome) => void) => (of: Outcome) => {
    field.current?.focus()
    act(of)
  }

  const byTime = now ? t('By time: {{meal}}', { meal: t(mealNames[now]) }) : t('By time')
  return (
    <>
      <Heading
        state={t('Counter {{counter}} · one scan, one portion', { counter })}
        action={
          <Group gap="sm">
            <SegmentedControl
              aria-label={t('Meal')}
              classNames={{ root: classes.choice, control: classes.meal, label: classes.chosen }}
              size="md"
              // Choosing the same meal causes no change event, and the next scan must go to the scan field.
              onClick={() => field.current?.focus()}
              value={meal ?? BY_TIME}
              onChange={(value) => choose(value === BY_TIME ? null : (value as MealType))}
              data={[
                { value: BY_TIME, label: byTime },
                ...MEAL_TYPES.map((type) => ({ value: type, label: t(mealNames[type]) })),
              ]}
            />
            <CounterNumber scanField={field} onScanned={(code) => serveCode(code, shownCard(code))} />
          </Group>
        }
      />
      <div className={classes.screen}>
        <Stack gap="md">
          <CardInput
            ref={field}
            label={t('Meal card, receipt or satsangi card')}
            action="Serve"
            atCounter
            onRead={({ number, shown }) => serveCode(number, shown)}
            onGarbled={clear}
          />
          <Verdict of={last} onUndo={withFocus((of) => void undo(of))} onAgain={withFocus(serveAgain)} />
        </Stack>
        <MealBoard />
      </div>
    </>
  )
}
