/** Hindi texts of the schemas and the server: reports by mail. */
export default {
  'Please choose a report': 'कृपया रिपोर्ट चुनें',
  'Please choose at least one receiver': 'कृपया कम से कम एक पाने वाला चुनें',
  'The report is on its way to its receivers.': 'रिपोर्ट भेजी जा रही है।',
  'There is no such report by mail': 'ईमेल से भेजी जाने वाली ऐसी कोई रिपोर्ट नहीं है',
  '{{name}} cannot be sent this report. {{why}}': '{{name}} को यह रिपोर्ट नहीं भेजी जा सकती। {{why}}',
  'This user is no longer there. Please reload.': 'यह उपयोगकर्ता अब नहीं है। कृपया पेज फिर से लोड करें।',
  'The user may not see this report.': 'इस उपयोगकर्ता को यह रिपोर्ट देखने की अनुमति नहीं है।',
  'The user is no longer there.': 'यह उपयोगकर्ता अब नहीं है।',
  'The user has no e-mail address.': 'इस उपयोगकर्ता का ईमेल पता नहीं है।',
  'The account is a counter’s, and no person’s.': 'यह खाता काउंटर का है, किसी व्यक्ति का नहीं।',
  'This report is no longer there.': 'यह रिपोर्ट अब नहीं है।',
  'The event of this report is no longer there.': 'इस रिपोर्ट का आयोजन अब नहीं है।',
  'The group of this report is no longer there.': 'इस रिपोर्ट का समूह अब नहीं है।',
  'The user was taken off this report before it was sent.':
    'भेजे जाने से पहले उपयोगकर्ता को इस रिपोर्ट से हटा दिया गया।',
  'The report was switched off before it was sent.': 'भेजे जाने से पहले रिपोर्ट बंद कर दी गई।',
  'The mail server was given this mail and did not answer. Send it again if it did not arrive.':
    'ईमेल सर्वर को यह ईमेल दी गई, पर उसने उत्तर नहीं दिया। न पहुँची हो तो फिर से भेजें।',
  'These mails are switched off. Switch them on first.': 'ये ईमेल बंद हैं। पहले इन्हें चालू करें।',
  'Send a report by mail every day, week or month': 'रिपोर्ट हर दिन, सप्ताह या महीने ईमेल से भेजना तय किया',
  'Change which report is sent by mail, how often, and to whom': 'ईमेल से भेजी जाने वाली रिपोर्ट बदली',
  'Switch the mails of a report on or off': 'रिपोर्ट की ईमेल चालू या बंद कीं',
  'Send a report now, for the day, week or month before': 'रिपोर्ट अभी भेजी',
  'Report mail': 'रिपोर्ट ईमेल',
}
