insert into shift_history (icao, day, employee_id, version, storified_action, turn, own_times, is_str, modify_date)
  select icao, day, employee_id, version, 'CHANGE', turn, own_times, is_str, modify_date from day_shift limit 500;
