import { gate } from '@nivas/contract/gate/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { expect, test } from 'vitest'
import { staleCatalogue, staleNames } from './stale.ts'

const paths = (calls: readonly { path: string }[]) => calls.map(({ path }) => path)

test('adding, renaming or removing a building updates the choices of every form without a reload', () => {
  const choices = [
    venue.buildingNames,
    venue.allBuildings,
    venue.availableRooms,
    reservations.applicationChoices,
  ]
  expect(paths(staleCatalogue)).toEqual(expect.arrayContaining(paths(choices)))
})

test('adding, renaming or switching off a gate or an event does too', () => {
  const choices = [gate.gates, reservations.eventTypes, reservations.applicationChoices, venue.namesInHindi]
  expect(paths(staleNames)).toEqual(expect.arrayContaining(paths(choices)))
})
