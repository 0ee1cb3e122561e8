import { get, post } from '../call.ts'
import {
  ApplicationChoices,
  ApplicationLookup,
  ApplicationState,
  Applied,
  Identity,
  PublicApplication,
  ValidateIdentity,
} from './application.ts'

/** The calls of the public application: the applicant, the application, and its state. */
export const applicationCalls = {
  validateIdentity: post('/validateIdentity', {
    permission: 'public',
    summary: 'Find an applicant in the registry by id card, or by name, date of birth and city',
    body: ValidateIdentity,
    returns: Identity,
    beside: ['customer'],
    secret: ['id_card_no', 'fl_name', 'dob', 'city'],
  }),
  apply: post('/reservations', {
    permission: 'public',
    summary: 'Apply for a stay: a NEW reservation, acknowledged by mail',
    body: PublicApplication,
    returns: Applied,
    beside: ['application_number'],
    message: 'Form Has Been Submitted Succesfully.',
    record: 'reservation',
    secret: ['identity', 'id_card_no', 'other_card_no', 'members', 'medical_constraint'],
    untouched: ['identity'],
  }),
  applicationChoices: get('/applicationChoices', {
    permission: 'public',
    summary: 'What an application can choose from: event types, buildings',
    returns: ApplicationChoices,
  }),
  applicationState: post('/applicationState', {
    permission: 'public',
    summary: 'The state of an application, by its number and the last digits of its phone number',
    body: ApplicationLookup,
    returns: ApplicationState,
    secret: ['phone'],
  }),
}
