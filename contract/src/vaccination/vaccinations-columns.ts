import type { SheetColumn } from '../imports/columns.ts'

/** The columns of a file of vaccinations: a person in each row, with up to the maximum number of doses. */
export const vaccinationsColumns = [
  {
    name: 'firstName',
    title: 'First Name',
    hindi: 'नाम',
    also: ['Name'],
    required: true,
    example: { en: 'Asha', hi: 'आशा' },
  },
  {
    name: 'lastName',
    title: 'Last Name',
    hindi: 'उपनाम',
    also: ['Surname'],
    example: { en: 'Rao', hi: 'राव' },
  },
  {
    name: 'mobile',
    title: 'Mobile Number',
    hindi: 'मोबाइल नंबर',
    also: ['Mobile', 'Mobile No', 'Phone', 'मोबाइल'],
    required: true,
    example: { en: '9876543210', hi: '9876543210' },
  },
  {
    name: 'address',
    title: 'Address',
    hindi: 'पता',
    required: true,
    example: { en: '12 Garden Road, Agra', hi: '12 गार्डन रोड, आगरा' },
  },
  {
    name: 'adharCardNumber',
    title: 'AadharCard No',
    hindi: 'आधार कार्ड संख्या',
    also: ['Aadhaar', 'Aadhaar number', 'Aadhar Card Number', 'आधार'],
    example: { en: '', hi: '' },
  },
  {
    name: 'dob',
    title: 'Date of birth',
    hindi: 'जन्म तिथि',
    also: ['Birth date', 'जन्मतिथि'],
    date: true,
    example: { en: '21/11/1980', hi: '21/11/1980' },
  },
  {
    name: 'vaccine1',
    title: 'Dose 1 vaccine',
    hindi: 'ख़ुराक 1 का टीका',
    required: true,
    example: { en: 'Covishield', hi: 'Covishield' },
  },
  {
    name: 'date1',
    title: 'Dose 1 date',
    hindi: 'ख़ुराक 1 की तारीख़',
    date: true,
    required: true,
    example: { en: '01/05/2021', hi: '01/05/2021' },
  },
  {
    name: 'vaccine2',
    title: 'Dose 2 vaccine',
    hindi: 'ख़ुराक 2 का टीका',
    example: { en: 'Covishield', hi: 'Covishield' },
  },
  {
    name: 'date2',
    title: 'Dose 2 date',
    hindi: 'ख़ुराक 2 की तारीख़',
    date: true,
    example: { en: '24/07/2021', hi: '24/07/2021' },
  },
] as const satisfies readonly SheetColumn[]
