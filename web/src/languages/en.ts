import type { Catalogue } from './patterns.ts'

/** Corrected spellings and singulars alone: every other English text is its own translation. */
export const en: Catalogue = {
  'Form Has Been Submitted Succesfully.': 'Form Has Been Submitted Successfully.',
  '{{count}} rooms_one': '{{count}} room',
  AssignBuilding: 'Assign building',
  'Form Has Been Submitted Succesfully. We Will Send You An Acknoledgement Email Very Soon. Your reference number is {{number}}':
    'Form has been submitted successfully. We will send you an acknowledgement email very soon. Your reference number is {{number}}',
  'Aditional Bhent': 'Additional Bhent',
  'Satsangi Not foud with entered Satsangi Id Number. Please enter data manually.':
    'Satsangi not found with the entered Satsangi Id Number. Please enter data manually.',
  'Please check your email for futher action.': 'Please check your email for further action.',
}
