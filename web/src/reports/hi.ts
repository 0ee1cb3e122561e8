import reports from '@nivas/contract/reports/hi.ts'

/** The Hindi of the reports. */
const hi = {
  'Quarter hour': 'पंद्रह मिनट',
  'The whole day': 'पूरा दिन',
  ...reports,
  Date: 'तारीख़',
  Year: 'वर्ष',
  'All people': 'सभी लोग',
  'Non-satsangi': 'गैर-सत्संगी',
  Floor: 'मंज़िल',
  Room: 'कमरा',
  Hour: 'घंटा',
  Status: 'स्थिति',
  'No Report Data': 'रिपोर्ट के लिए कोई आँकड़ा नहीं',
  'No rooms': 'कोई कमरा नहीं',
  'All buildings': 'सभी भवन',
  'One building': 'एक भवन',
  'All rooms': 'सभी कमरे',
  'One room': 'एक कमरा',
  'Without a building': 'बिना भवन के',
  'Nights of rooms': 'कमरों की रातें',
  'Nights in service': 'उपलब्ध रातें',
  'With guests only': 'केवल अतिथियों वाले',
  'Receipts of Bhent': 'भेंट की रसीदें',
  'Receipts of these days will be here.': 'इन दिनों की रसीदें यहाँ दिखेंगी।',
  'Reservations with a night in these days will be here.': 'इन दिनों में ठहरने वाले आरक्षण यहाँ दिखेंगे।',
  'Reservations that are expected on this day will be here.': 'इस दिन आने वाले आरक्षण यहाँ दिखेंगे।',
  'Parties of an event': 'आयोजन के दल',
  'Parties that arrive on these days will be here.': 'इन दिनों आने वाले दल यहाँ दिखेंगे।',
  'Please select an event type.': 'कृपया आयोजन का प्रकार चुनें।',
  'No-show': 'नहीं आए',
  'No-shows only': 'केवल न आए दल',
  'Report By': 'रिपोर्ट का आधार',
  'Event type': 'आयोजन का प्रकार',
  'Occupancy (%)': 'उपयोग (%)',
  'Occupancy of every night': 'हर रात का उपयोग',
  'Occupancy of every night, in %': 'हर रात का उपयोग, प्रतिशत में',
  '{{count}}, year before {{before}}': '{{count}}, पिछले वर्ष {{before}}',
  '{{come}} of {{people}}': '{{people}} में से {{come}}',
  '{{come}} of {{count}} people have come': '{{count}} में से {{come}} लोग आ चुके हैं',
  '{{come}} of {{count}} people have come_one': '{{count}} में से {{come}} व्यक्ति आ चुका है',
  'Have come': 'आ चुके',
  'Have not come': 'नहीं आए',
  'All hours': 'सभी घंटे',
  'Entered by quarter of an hour': 'हर पंद्रह मिनट का प्रवेश',
  '{{count}} people came in; most, {{most}}, in the quarter hour from {{from}}.':
    '{{count}} लोग आए; सबसे अधिक, {{most}}, {{from}} से पंद्रह मिनट में।',
  '{{count}} people came in; most, {{most}}, in the quarter hour from {{from}}._one':
    '{{count}} व्यक्ति आया, {{from}} से पंद्रह मिनट में।',
  'Entries through the gates on these days will be here.': 'इन दिनों गेटों से आए लोग यहाँ दिखेंगे।',
  '{{count}} people came in': '{{count}} लोग आए',
  '{{count}} people came in_one': '{{count}} व्यक्ति आया',
  '{{amount}} of Bhent received': 'प्राप्त भेंट {{amount}}',
  '{{percent}} % of the nights of rooms are taken': 'कमरों की {{percent}} % रातें भरी हैं',
  '{{count}} rooms, {{nights}} nights with guests': '{{count}} कमरे, अतिथियों वाली {{nights}} रातें',
  '{{percent}} % of the nights of rooms in {{year}} are taken': '{{year}} में कमरों की {{percent}} % रातें भरी हैं',
  '{{count}} rooms, {{nights}} nights with guests_one': '{{count}} कमरा, अतिथियों वाली {{nights}} रातें',
  '{{count}} reservations with a night in these days': 'इन दिनों में ठहरने वाले {{count}} आरक्षण',
  '{{count}} reservations with a night in these days_one': 'इन दिनों में ठहरने वाला {{count}} आरक्षण',
  '{{count}} parties arrive on these days': 'इन दिनों में आने वाले {{count}} दल',
  '{{count}} parties arrive on these days_one': 'इन दिनों में आने वाला {{count}} दल',
  '{{count}} parties did not come': '{{count}} दल नहीं आए',
  '{{count}} parties did not come_one': '{{count}} दल नहीं आया',
  '{{count}} parties, {{missing}} of them did not come': '{{count}} दल, जिनमें से {{missing}} नहीं आए',
}

export default hi

declare module '@nivas/contract/texts.ts' {
  interface Catalogue extends Hindi {}
}
type Hindi = typeof hi
