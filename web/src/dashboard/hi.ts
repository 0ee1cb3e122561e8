/** The Hindi of the dashboard. */
const hi = {
  Dashboard: 'डैशबोर्ड',
  '{{day}} · as of {{time}}': '{{day}} · {{time}} बजे तक',
  '{{day}} · as of {{time}}, not up to date': '{{day}} · {{time}} बजे तक, ताज़ा नहीं है',
  'Things that need attention': 'जिन पर ध्यान देना है',
  'Nothing needs attention now.': 'अभी किसी पर ध्यान देने की ज़रूरत नहीं।',
  'Entries waiting on this computer': 'इस कंप्यूटर पर भेजी जानी बाकी प्रविष्टियाँ',
  'Entries waiting on this computer: {{area}}': 'इस कंप्यूटर पर भेजी जानी बाकी प्रविष्टियाँ: {{area}}',
  'You have no screens yet. Please ask an administrator for a role.':
    'आपके लिए अभी कोई स्क्रीन नहीं खोली गई है। कृपया व्यवस्थापक से भूमिका देने को कहें।',
  'You have no figures here. Your screens are listed on the left.':
    'आपके काम के आँकड़े यहाँ नहीं हैं। आपकी स्क्रीन बाईं ओर सूची में हैं।',
}
export default hi

type Hindi = typeof hi
declare module '@nivas/contract/texts.ts' {
  interface Catalogue extends Hindi {}
}
