-- How a vaccinated person is reached stands with their record alone: the audit had the mobile number and address a second time, for good.
update audit_log set said = said - array['mobile', 'address']
  where call in ('vaccination.create', 'vaccination.edit') and said ?| array['mobile', 'address'];
