-- The venues of slots, lotteries and cards have channels and games now. Whether a game can be entered is
-- said by its own entry and by whether its page is built.
update venue_entry set open = true where en_name in ('slots', 'lottery', 'cards');
