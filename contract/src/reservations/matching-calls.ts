import * as z from 'zod'
import { get, post, put } from '../call.ts'
import { inOrder } from '../date-order.ts'
import { byId, date, idInAddress } from '../fields.ts'
import {
  AssignBuilding,
  AutoMatching,
  AutoPreview,
  MatchingBuilding,
  MultipleAuto,
  MultipleManual,
  MultiplePreview,
  Released,
  ReleasedQuery,
  RoomChoice,
} from './matching.ts'
import { Reservation } from './schemas.ts'

const message = 'Record updated successfully.'
const record = 'reservation'

/** The calls that choose rooms for one reservation or for several together, automatically or by hand. */
export const matchingCalls = {
  matchingBuildings: get('/admin/reservations/buildings', {
    permission: ['resavation-assign-room', 'manage-multiple-resavation', 'resavation-assign-building'],
    summary: 'Active buildings, with how many of their rooms are free from arrival to departure',
    query: inOrder(z.object({ arrival: date, departure: date }), 'arrival', 'departure'),
    returns: z.array(MatchingBuilding),
  }),
  previewAuto: get('/admin/reservations/:id/rooms/auto', {
    permission: 'resavation-assign-room',
    summary: 'The rooms that auto matching would take for a NEW reservation, and why',
    params: byId,
    query: AutoPreview,
    returns: RoomChoice,
  }),
  auto: put('/admin/reservations/:id/rooms/auto', {
    permission: 'resavation-assign-room',
    summary: 'Hold the best-fitting rooms of a building for a NEW reservation, or the rooms of the preview',
    params: byId,
    body: AutoMatching,
    returns: Reservation,
    message,
    record,
  }),
  previewMultipleAuto: get('/admin/reservations/multiple/auto', {
    permission: 'manage-multiple-resavation',
    summary: 'The rooms that auto matching would take for several NEW reservations together, and why',
    query: MultiplePreview,
    returns: RoomChoice,
  }),
  multipleAuto: post('/admin/reservations/multiple/auto', {
    permission: 'manage-multiple-resavation',
    summary: 'Combine NEW reservations into one that holds the best-fitting rooms of a building',
    body: MultipleAuto,
    returns: Reservation,
    message,
    record,
  }),
  multipleManual: post('/admin/reservations/multiple/manual', {
    permission: 'manage-multiple-resavation',
    summary: 'Combine NEW reservations into one that holds these rooms',
    body: MultipleManual,
    returns: Reservation,
    message,
    record,
  }),
  assignBuilding: put('/admin/reservations/:reservation_id/building', {
    permission: 'resavation-assign-building',
    summary: 'Assign a building to a NEW reservation, or change it',
    params: z.object({ reservation_id: idInAddress }),
    body: AssignBuilding,
    returns: Reservation,
    message,
    record,
    recordField: 'reservation_id',
  }),
  released: get('/admin/reservations/released', {
    permission: 'manage-reservations',
    summary: 'Rooms that became free because no guest arrived within 24 hours of the arrival',
    query: ReleasedQuery,
    returns: Released,
    paged: true,
  }),
}
