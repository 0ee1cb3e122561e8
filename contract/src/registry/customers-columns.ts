import type { SheetColumn } from '../imports/columns.ts'

/** The columns of a file of customers. */
export const customersColumns = [
  {
    name: 'id_card_no',
    title: 'Id card',
    hindi: 'पहचान पत्र',
    also: ['Id card no', 'Id card number', 'I-Card', 'I-Card number', 'पहचान पत्र संख्या'],
    required: true,
    example: { en: 'IC-10001', hi: 'IC-10001' },
  },
  {
    name: 'main_name',
    title: 'Name',
    hindi: 'नाम',
    also: ['First name'],
    required: true,
    example: { en: 'Asha', hi: 'आशा' },
  },
  {
    name: 'surname',
    title: 'Surname',
    hindi: 'उपनाम',
    also: ['Last name'],
    example: { en: 'Rao', hi: 'राव' },
  },
  {
    name: 'father_name',
    title: "Father's name",
    hindi: 'पिता का नाम',
    also: ['Father', 'Fathers name'],
    example: { en: 'Mohan Rao', hi: 'मोहन राव' },
  },
  {
    name: 'dob',
    title: 'Date of birth',
    hindi: 'जन्म तिथि',
    also: ['Birth date', 'जन्मतिथि', 'जन्म की तारीख़'],
    date: true,
    example: { en: '21/11/1980', hi: '21/11/1980' },
  },
  {
    name: 'phone',
    title: 'Phone',
    hindi: 'फ़ोन',
    also: ['Mobile', 'Phone number', 'मोबाइल', 'फोन'],
    example: { en: '+91 98765 43210', hi: '+91 98765 43210' },
  },
  { name: 'city', title: 'City', hindi: 'शहर', example: { en: 'Agra', hi: 'आगरा' } },
  {
    name: 'email',
    title: 'Email',
    hindi: 'ईमेल',
    also: ['Mail', 'Email address'],
    example: { en: 'asha@example.org', hi: 'asha@example.org' },
  },
] as const satisfies readonly SheetColumn[]
