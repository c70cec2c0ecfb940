-- The live tables have their pages now.
update venue_channel set state = 'open' where code = 'XHZR' and state = 'maintenance';
update venue_entry set open = true where en_name = 'live';
