/**
 * The region from which a family comes: its towns, and the names that are common there, which are combined at random.
 */
export type Region = {
  /** The beginning of the region's I-Card numbers. */
  branch: string
  towns: string[]
  men: string[]
  women: string[]
  surnames: string[]
}

const words = (list: string) => list.split(' ')

export const regions: Region[] = [
  {
    branch: 'UPW',
    towns: words('Agra Mathura Lucknow Kanpur Varanasi Meerut Aligarh Bareilly'),
    men: words(
      'Ramesh Suresh Rajesh Anil Sunil Vinod Mahesh Dinesh Ashok Pramod Sanjay Arvind Rohit Amit Saurabh',
    ),
    women: words('Sunita Anita Geeta Pushpa Kusum Rekha Meena Usha Shashi Poonam Neha Pooja Shalini'),
    surnames: words(
      'Sharma Verma Gupta Saxena Srivastava Mishra Agarwal Chaturvedi Yadav Mathur Tiwari Dubey',
    ),
  },
  {
    branch: 'PNJ',
    towns: words('Amritsar Ludhiana Jalandhar Patiala Bathinda Chandigarh'),
    men: words('Gurpreet Harjeet Jaswinder Balwinder Manpreet Kuldeep Surinder Paramjeet Amarjeet Tejinder'),
    women: words('Simran Harpreet Jasleen Amandeep Rajwinder Navneet Parminder Kiranjeet Satwinder'),
    surnames: words('Singh Gill Sidhu Dhillon Sandhu Grewal Bedi Arora Chawla Bhatia'),
  },
  {
    branch: 'HRD',
    towns: words('Delhi Gurugram Faridabad Panipat Rohtak Sonipat Noida'),
    men: words('Deepak Naveen Vikas Manoj Satish Krishan Jagdish Ravinder Mohit Sandeep Tarun'),
    women: words('Santosh Kamlesh Savita Babita Seema Ritu Nisha Monika Komal Preeti'),
    surnames: words('Malik Dahiya Hooda Kapoor Khanna Malhotra Bansal Goel Jain Sethi Ahuja'),
  },
  {
    branch: 'RAJ',
    towns: words('Jaipur Jodhpur Udaipur Kota Bikaner Ajmer Alwar'),
    men: words('Bhanwar Gopal Hari Kishan Mohan Narayan Prem Shankar Vijay Lokesh Mukesh'),
    women: words('Sita Kamla Sushila Vimla Manju Kavita Hemlata Madhu Sarita Ganga'),
    surnames: words('Rathore Shekhawat Choudhary Meena Soni Joshi Purohit Vyas Maheshwari Bhati'),
  },
  {
    branch: 'GUJ',
    towns: words('Ahmedabad Surat Vadodara Rajkot Bhavnagar Jamnagar'),
    men: words('Jignesh Hitesh Bhavesh Nilesh Kirit Dhaval Chirag Jayesh Hasmukh Bharat Kalpesh'),
    women: words('Hetal Bhavna Jyotsna Hansa Nayana Daksha Kinjal Urvashi Rupal Ila'),
    surnames: words('Patel Shah Desai Mehta Trivedi Parmar Solanki Pandya Dave Panchal'),
  },
  {
    branch: 'MAH',
    towns: words('Mumbai Pune Nagpur Nashik Kolhapur Thane'),
    men: words('Sachin Prashant Nitin Ganesh Vishwas Sudhir Ajay Mangesh Shrikant Makarand Omkar'),
    women: words('Vaishali Sangeeta Ujwala Manisha Swati Archana Medha Shubhangi Snehal Asmita'),
    surnames: words('Patil Deshmukh Kulkarni Jadhav Shinde Pawar Joshi Gokhale Bhosale Chavan More'),
  },
  {
    branch: 'BNG',
    towns: words('Kolkata Howrah Durgapur Siliguri Asansol'),
    men: words('Subrata Debashish Partha Sourav Tapan Amitava Dipankar Shyamal Pranab Arnab'),
    women: words('Sharmila Moushumi Ruma Sutapa Mitali Ananya Swapna Chandana Rina Paromita'),
    surnames: words('Banerjee Mukherjee Chatterjee Ghosh Das Bose Sen Roy Dutta Mondal'),
  },
  {
    branch: 'BHR',
    towns: words('Patna Gaya Muzaffarpur Ranchi Dhanbad Bhagalpur'),
    men: words('Awadhesh Birendra Dharmendra Kameshwar Lalan Nagendra Ravindra Shailendra Upendra Binod'),
    women: words('Bibha Indu Kiran Lalita Munni Nirmala Ranju Sangita Sudha Veena'),
    surnames: words('Prasad Sinha Kumar Jha Thakur Pandey Ojha Paswan Mahto Sahay'),
  },
  {
    branch: 'DEC',
    towns: words('Hyderabad Vijayawada Visakhapatnam Guntur Bengaluru Mysuru'),
    men: words('Venkatesh Srinivas Ramana Nagaraj Suryanarayana Krishna Raghavendra Manjunath Praveen Kiran'),
    women: words('Lakshmi Padma Saraswathi Sujatha Vijaya Anuradha Bhagya Sowmya Shobha Swarna'),
    surnames: words('Reddy Rao Naidu Chowdary Murthy Gowda Shetty Hegde Raju Prasad'),
  },
  {
    branch: 'TNK',
    towns: words('Chennai Madurai Coimbatore Thiruvananthapuram Kochi Salem'),
    men: words('Murugan Senthil Karthik Balaji Subramanian Ganesan Rajan Unnikrishnan Suresh Anand'),
    women: words('Meenakshi Kalyani Revathi Vasantha Selvi Thenmozhi Radha Sreelatha Bindu Deepa'),
    surnames: words('Iyer Iyengar Pillai Nair Menon Krishnan Natarajan Sundaram Chandran Kumar'),
  },
  {
    branch: 'HIN',
    towns: words('आगरा मथुरा दिल्ली जयपुर वाराणसी भोपाल'),
    men: words('रामप्रसाद मोहनलाल कृष्ण गोपाल हरीश दिनेश राजेंद्र श्याम सतीश ओमप्रकाश'),
    women: words('सीता राधा गीता कमला शांति सुमन मीरा लक्ष्मी उर्मिला प्रेमलता'),
    surnames: words('शर्मा वर्मा गुप्ता यादव सक्सेना मिश्रा चौहान पाठक'),
  },
]
