import { column } from '../imports/column.ts'

/** The columns of a file of rooms. */
export const roomsColumns = [
  column('building', 'Building', 'भवन', ['Building A', 'भवन क'], { also: ['Building name'], required: true }),
  column('address', 'Address', 'पता', ['North gate', 'उत्तरी द्वार']),
  column('manager', 'Manager', 'प्रबंधक', ['Mohan Rao', 'मोहन राव']),
  column('phone', 'Phone', 'फ़ोन', '0562 2400000', { also: ['फोन'] }),
  column('floor_number', 'Floor', 'मंज़िल', '1', {
    also: ['Floor number', 'Floor no', 'मंजिल'],
    required: true,
  }),
  column('position', 'Position', 'सीढ़ी की जगह', ['LEFT', 'बाएँ'], { also: ['स्थिति'], required: true }),
  column('room_number', 'Room', 'कमरा', '101', {
    also: ['Room number', 'Room no', 'कमरा संख्या', 'कमरा नंबर'],
    required: true,
  }),
  column('price', 'Bhent per day', 'प्रतिदिन भेंट', '500', { also: ['Bhent', 'भेंट'], required: true }),
  column('number_of_beds', 'Beds', 'बिस्तर', '2', { also: ['Number of beds', 'पलंग'], required: true }),
  column('max_occupiers', 'Most guests', 'अधिकतम अतिथि', '3', {
    also: ['Max occupiers', 'Capacity', 'क्षमता'],
    required: true,
  }),
  column('has_toilet', 'Toilet', 'शौचालय', ['yes', 'हाँ'], { required: true }),
  column('toilet_type', 'Toilet type', 'शौचालय का प्रकार', ['WESTERN', 'वेस्टर्न']),
  column('has_ac', 'AC', 'एसी', ['no', 'नहीं'], { also: ['Air conditioning', 'ए.सी.'], required: true }),
] as const
