import { column } from '../imports/column.ts'

/** The columns of a file of vaccinations: a person in each row, with up to the maximum number of doses. */
export const vaccinationsColumns = [
  column('firstName', 'First Name', 'नाम', ['Asha', 'आशा'], { also: ['Name'], required: true }),
  column('lastName', 'Last Name', 'उपनाम', ['Rao', 'राव'], { also: ['Surname'] }),
  column('mobile', 'Mobile Number', 'मोबाइल नंबर', '9876543210', {
    also: ['Mobile', 'Mobile No', 'Phone', 'मोबाइल'],
    required: true,
  }),
  column('address', 'Address', 'पता', ['12 Garden Road, Agra', '12 गार्डन रोड, आगरा'], { required: true }),
  column('adharCardNumber', 'AadharCard No', 'आधार कार्ड संख्या', '', {
    also: ['Aadhaar', 'Aadhaar number', 'Aadhar Card Number', 'आधार'],
  }),
  column('dob', 'Date of birth', 'जन्म तिथि', '21/11/1980', { also: ['Birth date', 'जन्मतिथि'], date: true }),
  column('vaccine1', 'Dose 1 vaccine', 'ख़ुराक 1 का टीका', 'Covishield', { required: true }),
  column('date1', 'Dose 1 date', 'ख़ुराक 1 की तारीख़', '01/05/2021', { date: true, required: true }),
  column('vaccine2', 'Dose 2 vaccine', 'ख़ुराक 2 का टीका', 'Covishield'),
  column('date2', 'Dose 2 date', 'ख़ुराक 2 की तारीख़', '24/07/2021', { date: true }),
] as const
