-- Fishing has its page now. A demo site opens the venue at its next start; a live one leaves that to its
-- operator.
update venue_channel set state = 'testing' where code = 'XHBY' and state = 'maintenance';
update venue_entry set open = true where en_name = 'fishing';
