import { column } from '../imports/column.ts'

/** The columns of a file of customers. */
export const customersColumns = [
  column('id_card_no', 'Id card', 'पहचान पत्र', 'IC-10001', {
    also: ['Id card no', 'Id card number', 'I-Card', 'I-Card number', 'पहचान पत्र संख्या'],
    required: true,
  }),
  column('main_name', 'Name', 'नाम', ['Asha', 'आशा'], { also: ['First name'], required: true }),
  column('surname', 'Surname', 'उपनाम', ['Rao', 'राव'], { also: ['Last name'] }),
  column('father_name', "Father's name", 'पिता का नाम', ['Mohan Rao', 'मोहन राव'], {
    also: ['Father', 'Fathers name'],
  }),
  column('dob', 'Date of birth', 'जन्म तिथि', '21/11/1980', {
    also: ['Birth date', 'जन्मतिथि', 'जन्म की तारीख़'],
    date: true,
  }),
  column('phone', 'Phone', 'फ़ोन', '+91 98765 43210', { also: ['Mobile', 'Phone number', 'मोबाइल', 'फोन'] }),
  column('city', 'City', 'शहर', ['Agra', 'आगरा']),
  column('email', 'Email', 'ईमेल', 'asha@example.org', { also: ['Mail', 'Email address'] }),
] as const
